import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { Api } from '../../src/api/Api'
import type { Outcome } from '../../src/api/outcome'
import { appAgent5UserLog } from '../../src/contract/agent'
import { feedbackDetail, feedbackRecord } from '../../src/contract/feedback'
import { getJackpotDrawInfo } from '../../src/contract/jackpot'
import { getMail2, getMailDetail } from '../../src/contract/mail'
import { cents, formatCents } from '../../src/domain/money'
import { texts } from '../../src/i18n'
import { formatWhen } from '../../src/i18n/dates'
import { PeopleList, type PeopleRow } from './PeopleList'

/** The people of the world and what they write, in the language of the toolbar. */
const meta: Meta<typeof PeopleList> = {
  tags: ['variant'],
  title: 'lab/World data',
  component: PeopleList,
  parameters: { mock: { persona: 'collector' }, controls: { disable: true } },
}
export default meta
type Story = StoryObj<typeof PeopleList>

const ROWS = { pageNum: 1, pageSize: 20 }

const valueIn = <T,>(outcome: Outcome<T>): T => {
  if (!outcome.ok) throw new Error('the world refused')
  return outcome.value
}

const when = (at: number): string => formatWhen(at, texts.i18n.language)
const money = (amount: number): string => formatCents(cents(amount), texts.i18n.language)

const winners = async (api: Api): Promise<PeopleRow[]> =>
  valueIn(await api.call(getJackpotDrawInfo, {})).jackpotWinnerList.map((line) => ({
    id: `${line.updateTime}${line.nickname}`,
    face: line.nickname,
    title: line.nickname,
    text: when(line.updateTime),
    end: money(Number(line.amountSection.split('-')[0])),
  }))

const friends = async (api: Api): Promise<PeopleRow[]> =>
  valueIn(await api.call(appAgent5UserLog, ROWS)).list.map((friend) => ({
    id: friend.id,
    face: friend.nickname,
    title: friend.nickname,
    text: when(friend.createTime),
    end: money(friend.commission),
  }))

const mails = async (api: Api): Promise<PeopleRow[]> => {
  const { list } = valueIn(await api.call(getMail2, ROWS))
  const read = await Promise.all(list.map(({ id }) => api.call(getMailDetail, { id })))
  return read.map((outcome) => {
    const { mail } = valueIn(outcome)
    return { id: mail.id, title: mail.title, text: mail.body }
  })
}

const feedback = async (api: Api): Promise<PeopleRow[]> => {
  const { list } = valueIn(await api.call(feedbackRecord, ROWS))
  const read = await Promise.all(list.map(({ id }) => api.call(feedbackDetail, { id })))
  return read.map((outcome) => {
    const { feedback: row } = valueIn(outcome)
    return { id: row.id, title: row.message, text: row.answer ?? '…' }
  })
}

/** No row looks like another. */
const distinct: Story['play'] = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(8))
  const rows = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
  await expect(new Set(rows).size).toBe(rows.length)
}

/** The jackpot's ticker. */
export const Winners: Story = { args: { title: 'Winners', read: winners }, play: distinct }

/** Who joined with the player's code, and their friends. */
export const Friends: Story = { args: { title: 'Friends', read: friends }, play: distinct }

export const Mails: Story = { args: { title: 'Mails', read: mails }, play: distinct }

/** Questions, each with its answer. */
export const Feedback: Story = {
  args: { title: 'Feedback', read: feedback },
  parameters: { mock: { persona: 'whale' } },
  play: distinct,
}
