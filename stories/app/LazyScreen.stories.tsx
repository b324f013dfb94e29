import type { Meta, StoryObj } from '@storybook/react-vite'
import { type FunctionComponent, Suspense, useEffect, useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Button } from '../../src/ui/actions/Button'
import { type LazyScreen, lazyScreen } from '../../src/ui/lazyScreen'

const load = fn<() => Promise<FunctionComponent>>()
const mounted = fn()
const waited = fn()
let Part: LazyScreen = lazyScreen(load)

function Ready() {
  useEffect(() => mounted(), [])
  return <p>The part is here.</p>
}

function Waiting() {
  useEffect(() => waited(), [])
  return <p>The part is loading.</p>
}

/** A page with a part that loads when first opened. */
function Page() {
  const [opened, open] = useState(false)
  const [drawn, draw] = useState(0)
  return (
    <>
      <Button onClick={() => open(true)}>Open</Button>
      <Button onClick={() => draw(drawn + 1)}>{`Drawn again: ${drawn}`}</Button>
      {opened && (
        <Suspense fallback={<Waiting />}>
          <Part />
        </Suspense>
      )}
    </>
  )
}

const meta: Meta<typeof Page> = {
  title: 'app/Lazy loading',
  tags: ['interaction-test'],
  component: Page,
  beforeEach: () => {
    Part = lazyScreen(load)
    load.mockReset().mockResolvedValue(Ready)
    mounted.mockClear()
    waited.mockClear()
  },
}
export default meta
type Story = StoryObj<typeof Page>

/** A fallback is shown until the code has loaded; then the part stays mounted. */
export const LoadedWhenOpened: Story = {
  play: async ({ canvas, userEvent }) => {
    let arrive: (part: FunctionComponent) => void = () => undefined
    load.mockReturnValue(
      new Promise((resolve) => {
        arrive = resolve
      }),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await expect(await canvas.findByText('The part is loading.')).toBeVisible()
    arrive(Ready)
    await expect(await canvas.findByText('The part is here.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Drawn again/ }))
    await expect(canvas.getByRole('button', { name: 'Drawn again: 1' })).toBeVisible()
    await expect([load, mounted].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  },
}

/** Preloaded: shown at once, without a flash of the fallback. */
export const LoadedAhead: Story = {
  play: async ({ canvas, userEvent }) => {
    await Part.preload()
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await expect(await canvas.findByText('The part is here.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Drawn again/ }))
    await expect([waited, mounted].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
  },
}
