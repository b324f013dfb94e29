import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DemoHelp, useDemoHelp } from '../../../src/stores/core/demo'
import { StoresProvider, useFeature, useStores } from '../../../src/stores/core/react'
import { HomeStore } from '../../../src/stores/home/HomeStore'
import { PagesProvider, usePages } from '../../../src/stores/shell/pages'
import { openApp } from '../../support/app'

/** What a component that says `read()` shows. */
const shown = (read: () => unknown, Provider?: FunctionComponent<{ children: React.ReactNode }>) => {
  const Reader = () => String(read())
  const reader = createElement(Reader)
  return renderToStaticMarkup(Provider ? createElement(Provider, null, reader) : reader)
}

it('the stores come from the provider above, and there is no doing without', () => {
  const { root } = openApp()
  const Provider: FunctionComponent<{ children: React.ReactNode }> = ({ children }) =>
    createElement(StoresProvider, { value: root }, children)
  expect(shown(() => useStores() === root, Provider)).toBe('true')
  expect(shown(() => useFeature(HomeStore) === root.feature(HomeStore), Provider)).toBe('true')
  expect(() => shown(useStores)).toThrow('no StoresProvider above')
})

it('every page may be linked to where no route table is given', () => {
  const read = () => [usePages().isBuilt('/vip'), usePages().isKnown('/vip')]
  expect(shown(read)).toBe('true,true')
  const table = { isBuilt: () => false, hasModal: () => false, isKnown: (path: string) => path === '/vip' }
  expect(shown(read, ({ children }) => createElement(PagesProvider, { value: table }, children))).toBe('false,true')
})

it('[PROD-01] there is no help in the product, and the demo’s where it gives some', () => {
  expect(shown(() => useDemoHelp())).toBe('null')
  const help = { accounts: [], code: '123456' }
  expect(
    shown(
      () => useDemoHelp()?.code,
      ({ children }) => createElement(DemoHelp, { value: help }, children),
    ),
  ).toBe('123456')
})
