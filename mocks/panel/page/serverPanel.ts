import { httpMock } from '../../network/controls/httpMock'
import { mountPanel } from '../mountPanel'

/** The panel at `/__mock/`, for the world that the address names. */
const world = new URLSearchParams(location.search).get('world') ?? 'default'
const element = document.querySelector('[data-mock-panel]')
if (element) {
  document.title = `QA panel: ${world}`
  const { origin } = location
  mountPanel(
    element.attachShadow({ mode: 'open' }),
    { mock: httpMock({ url: origin, world }), page: null, origin, world },
    {},
  )
}
