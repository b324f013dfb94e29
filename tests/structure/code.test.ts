import { describe, expect, it } from 'vitest'
import { brokenRules } from './support/rules'
import { parseSource, readSources } from './support/source'

const check = (path: string, text: string) => brokenRules(parseSource(path, text)).map(({ message }) => message)

describe('code rules that Biome does not have', () => {
  it('hold for every file of the project', () => {
    const sources = readSources('src', 'mocks')
    expect(sources.length).toBeGreaterThan(20)
    expect(sources.flatMap(brokenRules)).toEqual([])
  })

  it.each([
    ['src/platform/clock.ts', 'export const now = () => Date.now()'],
    ['src/api/Api.ts', 'export const send = (url: string) => fetch(url)'],
    ['src/stores/Store.ts', 'export const load = (fetch: () => void) => fetch()'],
    ['src/stores/Store.ts', 'export const day = (ms: number) => new Date(ms)'],
    ['src/stores/Store.ts', 'export const wait = (clock: Clock) => clock.setTimeout(1)'],
    ['src/stores/Store.ts', 'export interface Parts { fetch: typeof fetch }'],
    ['src/theme/palettes/tide.ts', "export const accent = '#ff0044'"],
    ['src/ui/actions/Button.tsx', 'export const Box = styled.div`color: ${theme.color.red}; white-space: nowrap;`'],
    ['src/ui/actions/Button.tsx', "export const id = '#root'"],
    ['src/ui/actions/Button.tsx', 'export const Box = () => <b aria-label={t("close")}>{t("close")} · 3</b>'],
    ['src/ui/actions/Button.tsx', 'export const Box = () => <b>Kismara</b>'],
    ['src/ui/actions/Button.tsx', 'export const Box = styled.div`margin-inline-start: 1px; inset-inline-end: 0;`'],
    ['src/ui/actions/Button.tsx', 'export const edges = { left: 1, right: 2 }'],
    ['src/platform/page/navigation.ts', "export const leave = (url: string) => window.open(url, '_blank', 'noopener')"],
    ['src/domain/money.ts', 'export const units = (amount: number) => Math.floor(amount / 100)'],
    ['src/features/wallet/Bar.tsx', 'export const width = (part: number) => `${part * 100}%`'],
    ['src/features/wallet/Bar.tsx', 'export const percent = (share: number) => Math.floor(share * 100)'],
  ])('allow in %s: %s', (path, text) => {
    expect(check(path, text)).toEqual([])
  })

  it.each([
    ['src/stores/Store.ts', 'fetch("/app")'],
    ['src/stores/Store.ts', 'export const load = { fetch }'],
    ['src/stores/Store.ts', 'window.setTimeout(tick, 5)'],
    ['src/stores/Store.ts', 'globalThis["fetch"]("/app")'],
    ['src/stores/Store.ts', 'const { fetch } = window'],
    ['src/stores/Store.ts', 'setInterval(tick, 5)'],
    ['src/stores/Store.ts', 'export const at = Date.now()'],
    ['src/stores/Store.ts', 'export const at = new Date()'],
    ['src/stores/Store.ts', 'export const roll = Math.random()'],
    ['src/features/home/Home.tsx', 'localStorage.setItem("a", "b")'],
    ['src/features/home/Home.tsx', 'window.sessionStorage.clear()'],
    ['src/features/home/Home.tsx', 'requestAnimationFrame(draw)'],
    ['src/features/home/Home.tsx', 'document.cookie = "a=b"'],
    ['mocks/world/core/ledger.ts', 'export const at = Date.now()'],
    ['mocks/handlers/jackpot.ts', 'export const roll = () => Math.random()'],
    ['src/ui/actions/Button.tsx', "export const accent = '#ff0044'"],
    ['src/ui/actions/Button.tsx', 'export const Box = styled.div`color: rgb(1 2 3);`'],
    ['src/ui/actions/Button.tsx', 'export const Box = styled.div`border: 1px solid white;`'],
    ['src/ui/actions/Button.tsx', "export const Box = styled.div({ background: 'black' })"],
    ['src/features/home/Home.tsx', 'export const Home = () => <path fill="gold" />'],
    ['src/features/home/Home.tsx', 'export const Home = () => <p>Welcome</p>'],
    ['src/features/home/Home.tsx', "export const Home = () => <p>{open ? t('open') : 'Closed'}</p>"],
    ['src/features/home/Home.tsx', 'export const Home = () => <p>{`Hello ${name}`}</p>'],
    ['src/features/home/Home.tsx', 'export const Home = () => <img alt="A dragon" />'],
    ['src/app/routing/Page.tsx', 'export const Page = () => <Field label={"Phone"} />'],
    ['src/app/routing/Page.tsx', 'location.href = target'],
    ['src/app/routing/Page.tsx', 'window.location = target'],
    ['src/app/routing/Page.tsx', 'window.location.assign(target)'],
    ['src/app/routing/Page.tsx', 'window.open(target)'],
    ['src/app/routing/Page.tsx', 'element.innerHTML = text'],
    ['src/app/routing/Page.tsx', 'element.insertAdjacentHTML("beforeend", text)'],
    ['src/ui/actions/Button.tsx', 'export const Box = styled.div`margin-left: 1px;`'],
    ['src/ui/actions/Button.tsx', 'export const Box = styled.div`top: 0; left: 0;`'],
    ['src/ui/actions/Button.tsx', 'export const Box = styled.div`text-align: right;`'],
    ['src/ui/actions/Button.tsx', 'export const Box = () => <b style={{ paddingRight: 1 }} />'],
    ['src/ui/actions/Button.tsx', 'export const Box = () => <b css={{ left: 1 }} />'],
    ['src/ui/actions/Button.tsx', 'export const Box = styled.div`${Button} { inline-size: 1px; }`'],
    ['src/stores/wallet/WalletStore.ts', 'export const units = amount / 100'],
    ['src/features/wallet/Slip.tsx', 'export const price = units * 100'],
    ['src/features/wallet/Slip.tsx', 'export const fee = 0.01 * price'],
    ['src/features/wallet/Slip.tsx', 'export const price = Number.parseFloat(typed)'],
    ['src/features/wallet/Slip.tsx', 'export const shown = amount.toFixed(2)'],
  ])('reject in %s: %s', (path, text) => {
    expect(check(path, text)).toHaveLength(1)
  })
})
