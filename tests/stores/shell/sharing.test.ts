import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { AppProviders } from '../../../src/app/AppProviders'
import type { Sharing } from '../../../src/platform/device/sharing'
import { FLUSH_EVERY } from '../../../src/stores/log/EventLog'
import { useSharing } from '../../../src/stores/react/useSharing'
import { openApp } from '../../support/app'

it('[LOG-01] a share is logged once, with what was shared and how it ended', async () => {
  const copy = vi.fn<Sharing['copy']>().mockResolvedValueOnce().mockRejectedValueOnce(new Error('refused'))
  const { root, beacons, pass } = openApp({
    platform: { sharing: { copy, share: async () => 'closed', shareFile: async () => 'saved' } },
  })
  await root.services()
  const found: ReturnType<typeof useSharing>[] = []
  const Reader = () => void found.push(useSharing('agent'))
  renderToStaticMarkup(createElement(AppProviders, { root }, createElement(Reader)))
  const [sharing] = found
  await sharing?.copy('link')
  await expect(sharing?.copy('link')).rejects.toThrow('refused')
  expect(await sharing?.share({ title: 'Link', url: 'link' })).toBe('closed')
  pass(FLUSH_EVERY)
  const events = beacons.flatMap(({ json }) => JSON.parse(json).eventList)
  expect(events.filter(({ eventName }) => eventName === 'share')).toMatchObject(
    ['copied', 'failed', 'closed'].map((how) => ({ eventFrom: 'agent', eventInterfaceId: how })),
  )
})
