import { pageMock } from '../../network/controls/pageMock'
import type { WindowMock } from '../../network/controls/windowMock'
import type { PanelTarget } from '../../panel/target'

/** A page with a simulated world: this one, the one that opened this window, or a story. */
export type MockedPage = Window & { readonly mock?: WindowMock }

/** The controls of a page, for a panel in it or in a window of the same origin; null when it has none. */
export const pageTarget = (page: MockedPage): PanelTarget | null => {
  const { mock } = page
  if (!mock) return null
  const {
    theme,
    device,
    deviceState,
    link,
    exportState,
    importState,
    stored,
    notes: _notes,
    defaults: _defaults,
    ...controls
  } = mock
  return {
    mock: {
      ...pageMock(controls),
      latency: async (value) => {
        const latency = controls.latency(value)
        if (value !== undefined) await stored()
        return latency
      },
    },
    origin: page.location.origin,
    world: null,
    page: {
      theme,
      setTheme: (number) => page.location.assign(`${page.location.pathname}?mock.theme=${number}`),
      device,
      deviceState,
      link,
      exportState,
      importState,
      facts: () => ({
        address: page.location.href,
        build: page.document.documentElement.dataset['build'] ?? 'development',
        language: page.document.documentElement.lang,
        theme: page.document.documentElement.dataset['vip'] ?? '',
        size: `${page.innerWidth}x${page.innerHeight}@${page.devicePixelRatio}`,
        browser: page.navigator.userAgent,
      }),
    },
  }
}
