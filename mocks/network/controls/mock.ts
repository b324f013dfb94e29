import type { MetCodes } from '../state/coverage'
import type { Controls } from './controls'

type Async<T> = T extends (...args: infer A) => infer R
  ? (...args: A) => Promise<Awaited<R>>
  : { readonly [K in keyof T]: Async<T[K]> }

type Listening = 'onCall' | 'onChange'

interface ReadCoverageLater {
  (): Promise<Record<string, number>>
  (of: { codes: true }): Promise<Record<string, MetCodes>>
}

/** The controls of a world, wherever it is: in this page (`pageMock`), or behind a server (`httpMock`). */
export type Mock = { readonly [K in Exclude<keyof Controls, Listening | 'coverage'>]: Async<Controls[K]> } & Pick<
  Controls,
  Listening
> & { readonly coverage: ReadCoverageLater }
