import { type ComponentProps, use } from 'react'
import { texts, useTranslation } from '../i18n'
import type * as rare from './pages/rare'

type Pages = typeof rare
let bringing: Promise<Pages | null> | null = null

// What tells of a failure must not fail itself: without its chunk the words stand alone.
const bring = () => {
  bringing ??= Promise.all([import('./pages/rare'), texts.load('messages', 'titles')]).then(
    ([pages]) => pages,
    () => null,
  )
  return bringing
}

/** A page that most visits never see, brought when it is shown. */
export function RarePage<K extends keyof Pages>({ page, ...props }: { page: K } & ComponentProps<Pages[K]>) {
  const { t } = useTranslation()
  const pages = use(bring())
  if (!pages) return <h1>{t('title.error')}</h1>
  // The page's own props are what is left; the compiler cannot follow the key.
  const Shown = pages[page] as React.ComponentType<object>
  return <Shown {...props} />
}
