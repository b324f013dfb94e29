import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DemoHelp, useDemoHelp } from '../../../src/stores/core/demo'
import { StoresProvider, useFeature, useStores } from '../../../src/stores/core/react'
import { HomeStore } from '../../../src/stores/home/HomeStore'
import { PagesProvider, usePages } from '../../../src/stores/shell/pages'
import { openApp } from '../../support/app'

/** What a component that renders `read()` shows. */
const shown = (read: () => unknown, Provider?: FunctionComponent<{ children: React.ReactNode }>) => {
  const Reader = () => String(read())
  const reader = createElement(Reader)
  return renderToStaticMarkup(Provider ? createElement(Provider, null, reader) : reader)
}

it('useStores returns the stores of the provider and throws without one', () => {
  const { root } = openApp()
  const Provider: FunctionComponent<{ children: React.ReactNode }> = ({ children }) =>
    createElement(StoresProvider, { value: root }, children)
  expect(shown(() => useStores() === root, Provider)).toBe('true')
  expect(shown(() => useFeature(HomeStore) === root.feature(HomeStore), Provider)).toBe('true')
  expect(() => shown(useStores)).toThrow('no StoresProvider above')
})

it('without a provider every page counts as built', () => {
  const read = () => [usePages().isBuilt('/vip'), usePages().isKnown('/vip')]
  expect(shown(read)).toBe('true,true')
  const table = { isBuilt: () => false, hasModal: () => false, isKnown: (path: string) => path === '/vip' }
  expect(shown(read, ({ children }) => createElement(PagesProvider, { value: table }, children))).toBe('false,true')
})

it('[PROD-01] demo help is null in production, and the demo’s where provided', () => {
  expect(shown(() => useDemoHelp())).toBe('null')
  const help = { accounts: [], code: '123456' }
  expect(
    shown(
      () => useDemoHelp()?.code,
      ({ children }) => createElement(DemoHelp, { value: help }, children),
    ),
  ).toBe('123456')
})
