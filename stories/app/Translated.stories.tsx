import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { followMovedTexts } from '../../src/platform/page/movedTexts'
import { Button } from '../../src/ui/actions/Button'

/** Texts that come and go beside others: what React removes, and inserts before, by itself. */
function Page() {
  const [step, setStep] = useState(0)
  return (
    <>
      <Button onClick={() => setStep(step + 1)}>Next</Button>
      <p>
        {step === 1 && 'first '}
        {step < 2 && 'second '}
        {step === 2 && <b>third </b>}
        {`step ${step}`}
      </p>
    </>
  )
}

const meta: Meta<typeof Page> = {
  title: 'app/Translated page',
  component: Page,
  beforeEach: () => followMovedTexts(),
}
export default meta

/** Moves each text into an element of its own, as a browser does that translates the page. */
const translate = (root: Element) => {
  for (const text of [...root.childNodes].filter((node) => node instanceof Text)) {
    const font = document.createElement('font')
    text.replaceWith(font)
    font.append(text)
  }
}

export const TranslatedTest: StoryObj<typeof meta> = {
  tags: ['interaction-test'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const line = canvasElement.querySelector('p') ?? canvasElement
    for (const text of ['first second step 1', 'third step 2', 'step 3']) {
      translate(line)
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
      await expect(line.textContent).toBe(text)
    }
  },
}
