import { expect, it } from 'vitest'
import { FeedbackStore } from '../../../src/stores/feedback/FeedbackStore'
import { ChosenImages } from '../../../src/stores/image/ChosenImages'
import { openApp } from '../../support/app'
import { settle } from '../../support/platform'

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]
const picture = (name: string, bytes: readonly number[] = PNG) => new File([new Uint8Array(bytes)], name)

/** Images whose reductions end one by one, by name. */
const slowImages = () => {
  const ends = new Map<string, (url: string) => void>()
  const images = new ChosenImages((file) => new Promise((resolve) => ends.set((file as File).name, resolve)))
  return { images, end: (name: string) => ends.get(name)?.(`data:${name}`) }
}

it('[FEED-01] images keep the order in which they were chosen, whichever is ready first', async () => {
  const { images, end } = slowImages()
  const added = images.add([picture('a'), picture('b'), picture('c')], 4)
  await settle()
  end('c')
  end('a')
  await settle()
  expect([images.busy, images.urls]).toEqual([true, ['data:a', 'data:c']])
  images.remove(images.list[0]?.id ?? 0)
  end('b')
  await added
  expect([images.busy, images.urls]).toEqual([false, ['data:b', 'data:c']])
})

it('[FEED-01] what is not attached is said by name: too large, HEIC, no picture, unreadable, one too many', async () => {
  const images = new ChosenImages(() => Promise.reject(new Error('broken')))
  const large = picture('large.png')
  Object.defineProperty(large, 'size', { value: 40 * 1024 * 1024 })
  const heic = picture(
    'photo.heic',
    [...'\0\0\0\x18ftypheic'].map((sign) => sign.charCodeAt(0)),
  )
  const text = picture(
    'text.png',
    [...'just a text!'].map((sign) => sign.charCodeAt(0)),
  )
  await images.add([large, heic, text, picture('cut.png'), picture('fifth.png')], 4)
  expect(images.list).toEqual([])
  // In the order of the choice, whichever was found out first.
  expect(images.problems.map(({ name, problem }) => [name, problem])).toEqual([
    ['large.png', 'tooLarge'],
    ['photo.heic', 'heic'],
    ['text.png', 'notImage'],
    ['cut.png', 'unreadable'],
    ['fifth.png', 'tooMany'],
  ])
})

it('[FEED-01] a lost reply is found out by its request id, and nothing is sent twice', async () => {
  const { root, fault, calls } = openApp({ persona: 'newcomer' })
  const store = root.feature(FeedbackStore)
  fault('feedbackSend:lost*1')
  const state = await store.send({ category: 'idea', message: 'More bells' })
  expect(state).toMatchObject({ name: 'done', reconciled: true })
  expect(calls('feedbackSend').length).toBe(1)
  await store.record.load()
  expect(store.record.rows).toMatchObject([{ message: 'More bells' }])
})

it('[FEED-01] a second tap on the way to the record sends nothing', async () => {
  const { root, calls } = openApp({ persona: 'newcomer' })
  const store = root.feature(FeedbackStore)
  await store.send({ category: 'idea', message: 'More bells' })
  expect(await store.send({ category: 'idea', message: 'More bells' })).toBeNull()
  expect(calls('feedbackSend').length).toBe(1)
})

it('[FEED-01] a try that never arrived keeps everything; the next one has the same id', async () => {
  const { root, fault, calls } = openApp({ persona: 'newcomer' })
  const store = root.feature(FeedbackStore)
  await store.images.add([], 4)
  fault('feedbackSend:offline*1')
  expect(await store.send({ category: 'game', message: 'It froze' })).toMatchObject({ name: 'notApplied' })
  expect(await store.send({ category: 'game', message: 'It froze' })).toMatchObject({ name: 'done' })
  expect(calls('feedbackSend').length).toBeGreaterThan(0)
  await store.record.load()
  expect(store.record.rows).toHaveLength(1)
})
