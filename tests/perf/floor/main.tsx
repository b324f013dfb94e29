import { ThemeProvider } from '@emotion/react'
import styled from '@emotion/styled'
import i18next from 'i18next'
import { makeAutoObservable } from 'mobx'
import { observer } from 'mobx-react-lite'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Link, RouterProvider } from 'react-router-dom'

/** An empty app of the same libraries: the baseline for size and speed. */
class Taps {
  count = 0
  constructor() {
    makeAutoObservable(this)
  }
  add() {
    this.count += 1
  }
}

const taps = new Taps()
const themes = Array.from({ length: 6 }, (_, index) => ({ ink: `rgb(${20 * index} 0 0)` }))
const Heading = styled.h1<{ ink: string | undefined }>`
  color: ${({ ink }) => ink};
`

const Page = observer(function Page() {
  return (
    <main>
      <Heading ink={themes[taps.count % themes.length]?.ink}>{i18next.t('brand')}</Heading>
      <button type="button" onClick={() => taps.add()}>
        {taps.count}
      </button>
      <Link to="/other">{i18next.t('action.back')}</Link>
    </main>
  )
})

const router = createBrowserRouter([
  { path: '/', element: <Page /> },
  { path: '/other', element: <Page /> },
])

void i18next.init({
  lng: 'en',
  keySeparator: false,
  resources: { en: { translation: { brand: 'An empty product', 'action.back': 'Elsewhere' } } },
})

const element = document.querySelector('#root')
if (element) {
  createRoot(element).render(
    <ThemeProvider theme={{}}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  )
}
