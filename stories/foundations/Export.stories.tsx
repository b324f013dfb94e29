import styled from '@emotion/styled'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { browserSharing } from '../../src/platform/device/sharing'
import { globalCss } from '../../src/theme/globalCss'
import { palettes } from '../../src/theme/palettes/palettes'
import { theme } from '../../src/theme/theme'
import { durations, easings, textStyles, tokens } from '../../src/theme/tokens'
import { CopyButton } from '../../src/ui/actions/CopyButton'
import { ScrollArea } from '../../src/ui/layout/ScrollArea'

interface ExportProps {
  text: string
  copy: (text: string) => Promise<void>
}

function Export({ text, copy }: ExportProps) {
  return (
    <>
      <CopyButton text={text} label="Copy" copiedLabel="Copied" failedLabel="Select and copy" copy={copy} />
      <Box>
        <pre>{text}</pre>
      </Box>
    </>
  )
}

const meta = {
  title: 'foundations/Tokens',
  component: Export,
  args: { text: '', copy: fn(browserSharing().copy) },
} satisfies Meta<typeof Export>

export default meta
type Story = StoryObj<typeof meta>

const asJson = JSON.stringify({ themes: palettes, shared: { ...tokens, durations, easings, textStyles } }, null, 2)

/** All six themes and the shared tokens, for other tools. */
export const Json: Story = {
  args: { text: asJson, copy: fn((_text: string) => Promise.resolve()) },
}

export const JsonTest: Story = {
  ...Json,
  tags: ['interaction-test'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await expect(args.copy).toHaveBeenCalledWith(asJson)
    await expect(Object.keys(JSON.parse(asJson).themes)).toHaveLength(6)
  },
}

/** The stylesheet of the production page. */
export const Css: Story = { args: { text: globalCss.replaceAll(/[;{}]/g, '$&\n') } }

const Box = styled(ScrollArea)`
  margin-block-start: 12px;
  max-block-size: 70dvh;
  overflow: auto;
  padding: 12px;
  border-radius: ${theme.radius.sm};
  background: ${theme.color.bg.inset};
  font-size: 0.8125rem;
`
