import { describe, expect, it } from 'vitest'
import { IMAGE_LENGTH, IMAGES_LIMIT, OPEN_LIMIT } from '../../../mocks/world/feedback/feedback'
import { appConfig } from '../../../src/contract/config'
import { feedbackDetail, feedbackRecord, feedbackSend } from '../../../src/contract/feedback'
import { getMail2 } from '../../../src/contract/mail'
import { fresh } from '../activity/activityWorld'
import { visit } from '../core/support'

const image = `data:image/png;base64,${'A'.repeat(100)}`
const wish = (requestId: string, over: object = {}) => ({
  category: 'game',
  message: 'It stood still.',
  images: [],
  requestId,
  ...over,
})

describe('feedback', () => {
  it('[FEED-01] is kept with its images and found again', () => {
    const guest = fresh()
    const { id } = guest.ask(feedbackSend, wish('a', { images: [image, image] }))
    expect(id).toMatch(/^[1-9]\d{0,8}$/)
    expect(guest.ask(feedbackRecord, { pageNum: 1, pageSize: 20 })).toMatchObject({
      list: [{ id, category: 'game', message: 'It stood still.', status: 0 }],
      pages: 1,
    })
    const { feedback } = guest.ask(feedbackDetail, { id })
    expect(feedback.images).toEqual([image, image])
    expect(feedback).not.toHaveProperty('answer')
  })

  it('[FEED-01] is answered after a while, and a mail leads to the answer', () => {
    const guest = fresh()
    const { id } = guest.ask(feedbackSend, wish('a'))
    guest.wait('3h')
    const { feedback } = guest.ask(feedbackDetail, { id })
    expect(feedback.status).toBe(1)
    expect(feedback.answer).toBeTruthy()
    expect(feedback.answerTime).toBe(feedback.createTime + 2 * 3_600_000)
    expect(guest.ask(getMail2, { pageNum: 1, pageSize: 1 }).list[0]?.kind).toBe('feedbackAnswered')
  })

  it('[FEED-01] a repeated request is the first one', () => {
    const guest = fresh()
    const { id } = guest.ask(feedbackSend, wish('a'))
    const world = JSON.stringify(guest.world)
    expect(guest.ask(feedbackSend, wish('a', { message: 'again' })).id).toBe(id)
    expect(JSON.stringify(guest.world)).toBe(world)
    expect(guest.ask(feedbackSend, wish('b')).id).not.toBe(id)
  })

  it('[FEED-01] takes no more images than the configuration says, none that is too large, no other files', () => {
    const guest = fresh()
    expect(guest.ask(appConfig, { v: '1.1.1' }).config.feedbackConfig.imagesLimit).toBe(IMAGES_LIMIT)
    const images = (count: number) => Array.from({ length: count }, () => image)
    guest.refused(feedbackSend, wish('a', { images: images(IMAGES_LIMIT + 1) }), 'tooManyImages')
    guest.refused(feedbackSend, wish('a', { images: [image + 'A'.repeat(IMAGE_LENGTH)] }), 'imageTooLarge')
    guest.refused(feedbackSend, wish('a', { images: ['data:text/html;base64,AA'] }), 'badRequest')
    guest.ask(feedbackSend, wish('a', { images: images(IMAGES_LIMIT) }))
  })

  it('[FEED-01] refuses an empty message, and more than a few that wait', () => {
    const guest = fresh()
    guest.refused(feedbackSend, wish('a', { message: '   ' }), 'badRequest')
    for (let number = 0; number < OPEN_LIMIT; number++) guest.ask(feedbackSend, wish(`n${number}`))
    guest.refused(feedbackSend, wish('more'), 'tooManyRequests')
    guest.wait('3h')
    guest.ask(feedbackSend, wish('more'))
  })

  it('[FEED-01] is empty at first, and nobody reads another’s', () => {
    const guest = fresh()
    expect(guest.ask(feedbackRecord, { pageNum: 1, pageSize: 20 })).toMatchObject({ list: [], pages: 0 })
    guest.refused(feedbackDetail, { id: '1001' }, 'notFound')
  })

  it('[FEED-01] a persona’s record is answered but for the newest, whose answer comes', () => {
    const guest = visit('regular')
    const { list } = guest.ask(feedbackRecord, { pageNum: 1, pageSize: 20 })
    expect(list.map(({ status }) => status)).toEqual([0, 1])
    guest.wait('2h')
    expect(guest.ask(feedbackDetail, { id: list[0]?.id ?? '' }).feedback.status).toBe(1)
  })
})
