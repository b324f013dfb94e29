import styled from '@emotion/styled'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { theme } from '../../src/theme/theme'
import { allSix } from '../support/allSix'

const meta = { title: 'foundations/Typography' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const styles = Object.entries(theme.type)

const specimen = (sample: (name: string) => string) => (
  <List>
    {styles.map(([name, style]) => (
      <li key={name}>
        <code>
          {name} · {style.fontSize}
        </code>
        <p style={style}>{sample(name)}</p>
      </li>
    ))}
  </List>
)

const words = (name: string) => (name.startsWith('num') ? '1,284,906.42' : 'Hot right now, 20.00')

/** Every text style. */
export const Scale: Story = {
  render: () => specimen(words),
  play: async ({ canvas }) => {
    const big = canvas.getAllByText('1,284,906.42')[0]
    await expect(big && getComputedStyle(big).fontVariantNumeric).toBe('tabular-nums')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Vietnamese: Story = {
  globals: { locale: 'vi-VN' },
  render: () => specimen((name) => (name.startsWith('num') ? '1.284.906,42' : 'Thưởng đăng nhập mỗi ngày')),
}

export const Arabic: Story = {
  globals: { locale: 'ar' },
  render: () => specimen((name) => (name.startsWith('num') ? '1,284,906.42' : 'مكافأة تسجيل الدخول اليومية')),
}

export const TextSize200: Story = { globals: { textScale: 200 }, render: () => specimen(words) }

/** The same text in all six themes. */
export const AllSix: Story = {
  ...allSix,
  render: () => <h2 style={theme.type.titleLg}>Lucky jackpot spin</h2>,
}

const List = styled.ul`
  display: grid;
  gap: 18px;
  overflow-wrap: anywhere;
  code {
    ${theme.type.labelSm};
    color: ${theme.color.text.secondary};
  }
`
