import { ThemeProvider } from '@emotion/react'
import i18next from 'i18next'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { Page } from './Page'

/** An empty app of the same libraries: the baseline for size and speed. */
const router = createBrowserRouter([
  { path: '/', element: <Page to="/other" /> },
  { path: '/other', lazy: () => import('./Other') },
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
