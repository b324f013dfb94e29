import '@emotion/react'
import type { FacetTheme } from './theme'

declare module '@emotion/react' {
  export interface Theme extends FacetTheme {}
}
