import { describe, expect, it } from 'vitest'
import { IMAGE_LENGTH, IMAGES_LIMIT, OPEN_LIMIT } from '../../../mocks/world/feedback/feedback'
import { appConfig } from '../../../src/contract/config'
import { FEEDBACK_CATEGORIES, feedbackDetail, feedbackRecord, feedbackSend } from '../../../src/contract/feedback'
import { getMail2 } from '../../../src/contract/mail'
import { fresh } from '../activity/activityWorld'
import { visit } from '../core/support'

const image = `data:image/png;base64,${'A'.repeat(100)}`
const bodyOf = (requestId: string, over: object = {}) => ({
  category: 'game' as const,
  message: 'It stood still.',
  images: [],
  requestId,
  ...over,
})

describe('feedback', () => {
  it('[FEED-01] is stored with its images', () => {
    const guest = fresh()
    const { id } = guest.call(feedbackSend, bodyOf('a', { images: [image, image] }))
    expect(id).toMatch(/^[1-9]\d{0,8}$/)
    expect(guest.call(feedbackRecord, { pageNum: 1, pageSize: 20 })).toMatchObject({
      list: [{ id, category: 'game', message: 'It stood still.', status: 0 }],
      pages: 1,
    })
    const { feedback } = guest.call(feedbackDetail, { id })
    expect(feedback.images).toEqual([image, image])
    expect(feedback).not.toHaveProperty('answer')
  })

  it('[FEED-01] is answered after a while, and a mail links to the answer', () => {
    const guest = fresh()
    const { id } = guest.call(feedbackSend, bodyOf('a'))
    guest.wait('3h')
    const { feedback } = guest.call(feedbackDetail, { id })
    expect(feedback.status).toBe(1)
    expect(feedback.answer).toBeTruthy()
    expect(feedback.answerTime).toBe(feedback.createTime + 2 * 3_600_000)
    expect(guest.call(getMail2, { pageNum: 1, pageSize: 1 }).list[0]?.kind).toBe('feedbackAnswered')
  })

  it('[FEED-01] repeated gets the first reply', () => {
    const guest = fresh()
    const { id } = guest.call(feedbackSend, bodyOf('a'))
    const world = JSON.stringify(guest.world)
    expect(guest.call(feedbackSend, bodyOf('a', { message: 'again' })).id).toBe(id)
    expect(JSON.stringify(guest.world)).toBe(world)
    expect(guest.call(feedbackSend, bodyOf('b')).id).not.toBe(id)
  })

  it('[FEED-01] accepts only images, at most as many and as large as configured', () => {
    const guest = fresh()
    expect(guest.call(appConfig, { v: '1.1.1' }).config.feedbackConfig.imagesLimit).toBe(IMAGES_LIMIT)
    const images = (count: number) => Array.from({ length: count }, () => image)
    guest.refused(feedbackSend, bodyOf('a', { images: images(IMAGES_LIMIT + 1) }), 'tooManyImages')
    guest.refused(feedbackSend, bodyOf('a', { images: [image + 'A'.repeat(IMAGE_LENGTH)] }), 'imageTooLarge')
    guest.refused(feedbackSend, bodyOf('a', { images: ['data:text/html;base64,AA'] }), 'badRequest')
    guest.call(feedbackSend, bodyOf('a', { images: images(IMAGES_LIMIT) }))
  })

  it('[FEED-01] refuses an empty message, and too many unanswered ones', () => {
    const guest = fresh()
    guest.refused(feedbackSend, bodyOf('a', { message: '   ' }), 'badRequest')
    for (let number = 0; number < OPEN_LIMIT; number++) guest.call(feedbackSend, bodyOf(`n${number}`))
    guest.refused(feedbackSend, bodyOf('more'), 'tooManyRequests')
    guest.wait('3h')
    guest.call(feedbackSend, bodyOf('more'))
  })

  it('[FEED-01] is about one of the categories', () => {
    const guest = fresh()
    for (const category of FEEDBACK_CATEGORIES) guest.call(feedbackSend, bodyOf(category, { category }))
    for (const category of ['', 'games', '__proto__', '<b>'])
      guest.refused(feedbackSend, bodyOf('x', { category }), 'badRequest')
  })

  it('[FEED-01] is empty at first, and private', () => {
    const guest = fresh()
    expect(guest.call(feedbackRecord, { pageNum: 1, pageSize: 20 })).toMatchObject({ list: [], pages: 0 })
    guest.refused(feedbackDetail, { id: '1001' }, 'notFound')
  })

  it('[FEED-01] of a persona is answered except for the newest, whose answer is scheduled', () => {
    const guest = visit('regular')
    const { list } = guest.call(feedbackRecord, { pageNum: 1, pageSize: 20 })
    expect(list.map(({ status }) => status)).toEqual([0, 1])
    guest.wait('2h')
    expect(guest.call(feedbackDetail, { id: list[0]?.id ?? '' }).feedback.status).toBe(1)
  })
})
