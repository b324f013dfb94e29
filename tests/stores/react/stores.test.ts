import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AppProviders } from '../../../src/app/AppProviders'
import { HomeStore } from '../../../src/stores/home/HomeStore'
import { useDemoHelp } from '../../../src/stores/react/demoHelp'
import { IsRouteProvider, useIsRoute } from '../../../src/stores/react/isRoute'
import { useFeature, useStores } from '../../../src/stores/react/stores'
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
    createElement(AppProviders, { root }, children)
  expect(shown(() => useStores() === root, Provider)).toBe('true')
  expect(shown(() => useFeature(HomeStore) === root.feature(HomeStore), Provider)).toBe('true')
  expect(() => shown(useStores)).toThrow('no StoresProvider above')
})

it('without a route table every address counts as a page of ours', () => {
  const read = () => ['/vip', '/elsewhere'].map(useIsRoute())
  expect(shown(read)).toBe('true,true')
  const isRoute = (path: string) => path === '/vip'
  expect(shown(read, ({ children }) => createElement(IsRouteProvider, { value: isRoute }, children))).toBe('true,false')
})

it('[PROD-01] demo help is null in production, and the demo’s where provided', () => {
  expect(shown(() => useDemoHelp())).toBe('null')
  const help = { accounts: [], code: '123456' }
  expect(
    shown(
      () => useDemoHelp()?.code,
      ({ children }) => createElement(AppProviders, { root: openApp().root, demo: help }, children),
    ),
  ).toBe('123456')
})
