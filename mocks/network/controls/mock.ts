import type { Controls } from './controls'

type Async<T> = T extends (...args: infer A) => infer R
  ? (...args: A) => Promise<Awaited<R>>
  : { readonly [K in keyof T]: Async<T[K]> }

type Listening = 'onCall' | 'onChange'

/** The controls of a world, wherever it is: in this page (`pageMock`), or behind a server (`httpMock`). */
export type Mock = { readonly [K in Exclude<keyof Controls, Listening>]: Async<Controls[K]> } & Pick<
  Controls,
  Listening
>
