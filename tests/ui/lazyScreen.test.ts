import { createElement, type ReactElement, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { describe, expect, it, vi } from 'vitest'
import { texts, useTranslation } from '../../src/i18n'
import { readTexts } from '../../src/i18n/files'
import { lazyScreen } from '../../src/ui/lazyScreen'

texts.readBy(readTexts)

function Greeting({ name }: { name: string }) {
  const { t } = useTranslation()
  return createElement('p', null, `${name}: ${t('game.leave')}`)
}

const inSuspense = (child: ReactElement) => createElement(Suspense, { fallback: 'waiting' }, child)
const rendered = async (child: ReactElement) => {
  const { prelude } = await prerender(inSuspense(child))
  return new Response(prelude).text()
}

describe('a lazy screen', () => {
  it('suspends until its code and texts are loaded', async () => {
    const Screen = lazyScreen(() => Promise.resolve(Greeting), 'game')
    expect(texts.t('game.leave')).toBe('game.leave')
    expect(renderToString(inSuspense(createElement(Screen, { name: 'Ana' })))).toContain('waiting')
    expect(await rendered(createElement(Screen, { name: 'Ana' }))).toContain(`<p>Ana: ${texts.t('game.leave')}</p>`)
    expect(texts.t('game.leave')).not.toBe('game.leave')
  })

  it('does not suspend if it was preloaded', async () => {
    const Screen = lazyScreen(() => Promise.resolve(Greeting), 'game')
    await Screen.preload()
    expect(renderToString(createElement(Screen, { name: 'Ana' }))).toContain('<p>Ana')
  })

  it('loads once, however often it is requested', async () => {
    const load = vi.fn(() => Promise.resolve(Greeting))
    const Screen = lazyScreen(load)
    await Promise.all([Screen.preload(), Screen.preload()])
    await Screen.preload()
    await rendered(createElement(Screen, { name: 'Ana' }))
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('[ERR-03] a lazy screen whose preload failed is loaded again on render', async () => {
    const load = vi.fn(() => Promise.resolve(Greeting)).mockRejectedValueOnce(new TypeError('no network'))
    const Screen = lazyScreen(load)
    await Screen.preload()
    expect(await rendered(createElement(Screen, { name: 'Ana' }))).toContain('<p>Ana')
    expect(load).toHaveBeenCalledTimes(2)
  })
})
