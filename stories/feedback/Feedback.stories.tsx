import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { screen } from '../../.storybook/modes'
import { texts } from '../../src/i18n'
import { preloadAll } from '../flows/support'
import { AppAt, wholeApp } from '../support/AppAt'
import { picture } from '../support/picture'
import { asked } from '../wallet/support'

const meta: Meta<typeof AppAt> = {
  title: 'feedback/Feedback',
  component: AppAt,
  args: { path: '/feedback' },
  parameters: { ...wholeApp, mock: { persona: 'whale' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

export const Write: Story = { parameters: { chromatic: screen } }

export const SignedOut: Story = { tags: ['variant'], parameters: { mock: { persona: 'visitor' } } }

export const Sent: Story = { args: { path: '/feedback/record' }, parameters: { chromatic: screen } }

export const NoneYet: Story = { args: { path: '/feedback/record' }, parameters: { mock: { persona: 'newcomer' } } }

export const Answered: Story = { args: { path: '/feedback/record/1001' } }

export const NotTheirs: Story = { args: { path: '/feedback/record/999999' } }

export const Loading: Story = {
  args: { path: '/feedback/record' },
  parameters: { mock: { persona: 'whale', fault: 'feedbackRecord:hang' } },
}

/** A text named .png is refused in words, a picture is previewed and sent, and the entry is shown. */
export const SendTest: Story = {
  tags: ['interaction-test'],
  parameters: { mock: { persona: 'newcomer' } },
  beforeEach: preloadAll,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send' }))
    await expect(await canvas.findByText('Tell us a little more.')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Your message'), 'More bells, please')
    const text = new File(['just a text'], 'text.png', { type: 'image/png' })
    await userEvent.upload(canvas.getByLabelText('Add pictures'), [picture('screen.png'), text])
    await expect(await canvas.findByText('text.png isn’t a picture.')).toBeVisible()
    await expect(await canvas.findByRole('img', { name: 'screen.png' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(await canvas.findByText('We’ve received it and will reply here and by mail.')).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Picture 1' })).toBeVisible()
    await waitFor(() => expect(asked('feedbackSend')).toHaveLength(1))
  },
}

/** The next one begins empty. */
export const NextTest: Story = {
  args: { before: '/faq' },
  tags: ['interaction-test'],
  parameters: { mock: { persona: 'newcomer' } },
  beforeEach: preloadAll,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Your message'), 'More bells, please')
    await userEvent.upload(canvas.getByLabelText('Add pictures'), [picture('screen.png')])
    await canvas.findByRole('img', { name: 'screen.png' })
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await canvas.findByRole('img', { name: 'Picture 1' })
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    const [again] = await canvas.findAllByRole('link', { name: texts.t('service.feedback') })
    await userEvent.click(again ?? canvas.getByRole('main'))
    await expect(await canvas.findByLabelText('Your message')).toHaveValue('')
    await expect(canvas.queryByRole('img', { name: 'screen.png' })).toBeNull()
  },
}

/** Sent while the player is elsewhere: it says so there, and takes nobody away. */
export const LeftWhileSending: Story = {
  tags: ['variant', 'interaction-test'],
  parameters: { mock: { persona: 'newcomer', fault: 'feedbackSend:slow=3000' } },
  beforeEach: preloadAll,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Your message'), 'More bells, please')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await canvas.findByText(texts.t('feedback.sent'))
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(canvas.queryByText('We’ve received it and will reply here and by mail.')).toBeNull()
  },
}

/** A real picture of 64 × 64 px, drawn here, and what is left of it when it is cut. */
const drawn = async (type: string, part: number): Promise<File> => {
  const canvas = document.createElement('canvas')
  canvas.width = 64
  canvas.height = 64
  const brush = canvas.getContext('2d')
  for (let x = 0; brush && x < 64; x++) {
    brush.fillStyle = `hsl(${x * 37} 80% 50%)`
    brush.fillRect(x, (x * 13) % 64, 9, 31)
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type))
  const name = `${part < 1 ? 'cut' : 'whole'}.${type.replace('image/', '')}`
  return new File([blob?.slice(0, blob.size * part) ?? ''], name, { type })
}

/** A file cut in half is refused by name; the words and the other picture stay. */
export const CutTest: Story = {
  tags: ['interaction-test'],
  parameters: { mock: { persona: 'newcomer' } },
  beforeEach: preloadAll,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Your message'), 'It froze')
    const files = await Promise.all([drawn('image/png', 1), drawn('image/png', 0.5), drawn('image/jpeg', 0.5)])
    await userEvent.upload(canvas.getByLabelText('Add pictures'), files)
    await expect(await canvas.findByText('We couldn’t open cut.png. Try another picture.')).toBeVisible()
    await expect(await canvas.findByText('We couldn’t open cut.jpeg. Try another picture.')).toBeVisible()
    await expect(await canvas.findByRole('img', { name: 'whole.png' })).toBeVisible()
    await expect(canvas.getByLabelText('Your message')).toHaveValue('It froze')
    await expect(canvas.getAllByRole('button', { name: /^Remove picture/ })).toHaveLength(1)
  },
}
