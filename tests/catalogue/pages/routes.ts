import type { AppRoute } from '../../../src/app/routing/route'
import { routes } from '../../../src/app/routing/routes'
import common from '../../../src/i18n/locales/en-US/common.json'
import others from '../../../src/i18n/locales/en-US/titles.json'
import { code, page, table } from '../markdown'

const titles: Readonly<Record<string, string>> = { ...common, ...others }

const requires = ({ guard, activity }: AppRoute): string => {
  if (guard === 'auth') return 'login'
  return guard === 'auth-activity' ? `login, unless activity ${activity} is shown without` : ''
}

const yes = (word: string, is: unknown) => (is ? [word] : [])

const barsOf = ({ topBar, tabBar, bubble }: AppRoute): string =>
  [...yes('top bar', topBar), ...yes('tab bar', tabBar), ...yes('jackpot bubble', bubble)].join(', ')

/** Spec §2. */
export const routesPage = (): string =>
  page(
    'Routes',
    `${routes.length} pages; every other address is the page "Page Not Found".`,
    table(
      ['path', 'name', 'title', 'requires', 'shows', 'validates params'],
      routes.map((route) => [
        code(route.path),
        route.name ? code(route.name) : '',
        titles[route.title],
        requires(route),
        barsOf(route),
        route.valid ? 'yes' : '',
      ]),
    ),
  )
