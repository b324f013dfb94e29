import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { reducedImage } from '../../../src/platform/device/images'
import { ImageInput } from '../../../src/ui/fields/images/ImageInput'
import { ImageTiles } from '../../../src/ui/fields/images/ImageTiles'
import { allSix } from '../../support/allSix'
import { PICTURE, picture } from '../../support/picture'

const meta = {
  title: 'ui/fields/Images',
  tags: ['autodocs', 'stable', 'variant'],
  component: ImageTiles,
  subcomponents: { ImageInput },
  parameters: {
    guide: {
      use: 'Pictures that the player attaches to a message. ImageInput opens the device’s picker, and ImageTiles shows what was chosen, lets it be removed, and says why a file was not taken.',
      avoid:
        'Not for pictures that have already been sent (Pictures), a face (AvatarArt), or art of the product (Art).',
    },
  },
  args: {
    images: [
      { id: 1, name: 'screen.png', url: PICTURE },
      { id: 2, name: 'large.png', url: null },
    ],
    refused: [{ id: 3, name: 'text.png', problem: 'notImage' }],
    limit: 4,
    onRemove: fn(),
    children: <ImageInput onChoose={fn()} />,
  },
} satisfies Meta<typeof ImageTiles>

export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Remove picture 1' })).toBeVisible()
  },
}

export const AllSix: Story = { ...allSix }

/** Each is on its way: none can be removed. */
export const Sending: Story = {
  args: { sending: true, refused: [], children: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'screen.png' })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

const onChoose = fn()

/** The icon alone, beside a field. */
export const SmallTest: Story = {
  tags: ['interaction-test', '!variant'],
  args: { images: [], refused: [], children: <ImageInput small onChoose={onChoose} /> },
  play: async ({ canvas, userEvent }) => {
    const same = [picture('screen.png')]
    await userEvent.upload(await canvas.findByLabelText('Add pictures'), same)
    await expect(onChoose).toHaveBeenCalledTimes(1)
    // Removed meanwhile, it can be chosen again.
    await userEvent.upload(canvas.getByLabelText('Add pictures'), same)
    await expect(onChoose).toHaveBeenCalledTimes(2)
  },
}

/** What is transparent is white in the JPEG that is sent. */
export const TransparentTest: Story = {
  tags: ['interaction-test', '!variant'],
  play: async () => {
    const canvas = document.createElement('canvas')
    const clear = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    const url = await reducedImage(clear ?? new Blob(), 100_000)
    const sent = await createImageBitmap(await (await fetch(url)).blob())
    const brush = canvas.getContext('2d')
    brush?.drawImage(sent, 0, 0)
    await expect(brush?.getImageData(9, 9, 1, 1).data.join()).toBe('255,255,255,255')
  },
}

const four = ['reels.png', 'balance.png', 'receipt.png', 'chat.png'].map((name, at) => ({ id: at, name, url: PICTURE }))

/** Four of four are chosen, so no more are asked for. */
export const Do: Story = { args: { images: four, refused: [], children: null } }

/** It asks for a fifth picture only to refuse it; leave ImageInput out once the limit is reached. */
export const Dont: Story = {
  name: 'Don’t',
  args: { images: four, refused: [{ id: 5, name: 'game.png', problem: 'tooMany' }] },
}
