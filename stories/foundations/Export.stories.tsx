import styled from '@emotion/styled'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { copyText } from '../../src/platform/device/clipboard'
import { palettes } from '../../src/theme/palettes/palettes'
import { theme } from '../../src/theme/theme'
import { vipThemes } from '../../src/theme/vip'
import { Button } from '../../src/ui/actions/Button'
import { CopyButton } from '../../src/ui/actions/CopyButton'
import { saveText } from '../../src/ui/actions/saveText'
import { Select } from '../../src/ui/fields/Select'
import { ScrollArea } from '../../src/ui/layout/ScrollArea'

/** The files of `npm run tokens` by name. */
const files = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('../../docs/tokens/*', { query: '?raw', import: 'default', eager: true }),
  ).map(([path, text]) => [path.replace(/.*\//, ''), text]),
)

interface ExportProps {
  /** The file shown first. */
  file: string
  copy: (text: string) => Promise<void>
  save: (name: string, text: string, type: string) => void
}

/** The design tokens as files for other tools, to copy or to download. */
function Export({ file, copy, save }: ExportProps) {
  const [shown, show] = useState(file)
  const text = files[shown] ?? ''
  return (
    <>
      <Bar>
        <Select
          label="File"
          value={shown}
          onChange={show}
          options={Object.keys(files).map((name) => ({ value: name, label: name }))}
        />
        <CopyButton text={text} label="Copy" copiedLabel="Copied" failedLabel="Select and copy" copy={copy} />
        <Button variant="secondary" size="sm" onClick={() => save(shown, text, 'text/plain;charset=utf-8')}>
          Download
        </Button>
      </Bar>
      <Box>
        <pre>{text}</pre>
      </Box>
    </>
  )
}

const meta = {
  title: 'foundations/Tokens',
  component: Export,
  args: { file: 'ember.tokens.json', copy: copyText, save: saveText },
} satisfies Meta<typeof Export>

export default meta
type Story = StoryObj<typeof meta>

/** Each theme, and what all share, in the format of the W3C's Design Tokens group. */
export const Json: Story = {}

/** The custom properties of each theme. */
export const Css: Story = { args: { file: 'ember.css' } }

/** What differs between the themes: a row a token, a column a theme, for design tools with modes. */
export const Modes: Story = { args: { file: 'modes.tsv' } }

/** Every file is copied and downloaded as it is shown. */
export const JsonTest: Story = {
  tags: ['interaction-test'],
  args: { copy: fn((_text: string) => Promise.resolve()), save: fn() },
  play: async ({ args, canvas }) => {
    for (const [name, text] of Object.entries(files)) {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'File' }), name)
      await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
      await expect(args.copy).toHaveBeenLastCalledWith(text)
      await userEvent.click(canvas.getByRole('button', { name: 'Download' }))
      await expect(args.save).toHaveBeenLastCalledWith(name, text, 'text/plain;charset=utf-8')
      await userEvent.tab()
    }
    await expect(Object.keys(files)).toEqual(
      expect.arrayContaining(vipThemes.map((vip) => `${palettes[vip].key}.tokens.json`)),
    )
  },
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  align-items: end;
`

const Box = styled(ScrollArea)`
  margin-block-start: 12px;
  max-block-size: 70dvh;
  overflow: auto;
  padding: 12px;
  border-radius: ${theme.radius.sm};
  background: ${theme.color.bg.inset};
  font-size: 0.8125rem;
`
