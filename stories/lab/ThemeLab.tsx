import styled from '@emotion/styled'
import { useEffect, useState } from 'react'
import { SixFrames } from '../../.storybook/toolbar/SixFrames'
import type { Globals } from '../../.storybook/toolbar/storyAddress'
import { vipLadder } from '../../mocks/world/config/vip'
import { showTypeOf, vipOf } from '../../src/domain/vip/vipLevel'
import { palettes } from '../../src/theme/palettes/palettes'
import { theme } from '../../src/theme/theme'
import { vipThemes } from '../../src/theme/vip'
import { Select } from '../../src/ui/fields/Select'
import { Switch } from '../../src/ui/fields/Switch'
import { VisuallyHidden } from '../../src/ui/layout/VisuallyHidden'
import type { LabSource, Listed } from './source'

interface ThemeLabProps {
  source: LabSource
  /** Initial story id. */
  story: string
  /** Initial VIP level. */
  level: number
  globals: Globals
}

const appVipMap = Object.fromEntries(vipLadder.map((vip) => [vip.level, vip]))
const levels = vipLadder.map(({ level, tier }) => ({ value: String(level), label: `Level ${level}, ${tier}` }))

/** Any story in all six themes, in sync; marks the theme of a VIP level. */
export function ThemeLab({ source, story, level: initialLevel, globals }: ThemeLabProps) {
  const [shown, show] = useState(story)
  const [level, setLevel] = useState(initialLevel)
  const [together, setTogether] = useState(true)
  const [alone, setAlone] = useState(false)
  const list = useList(source)
  const vip = showTypeOf(appVipMap, level)
  const one = list.find(({ id }) => id === shown)
  return (
    <Root>
      <VisuallyHidden as="h1">Theme lab</VisuallyHidden>
      <Controls>
        <Select
          label="Story"
          value={shown}
          onChange={show}
          options={one ? options(list) : [{ value: shown, label: shown }, ...options(list)]}
        />
        <Select label="VIP level" value={String(level)} onChange={(next) => setLevel(Number(next))} options={levels} />
        <Switch label="In step" hint="Scrolling, presses and typing" checked={together} onChange={setTogether} />
        <Switch label="This level only" checked={alone} onChange={setAlone} />
      </Controls>
      <p role="status">
        Level {level} ({vipOf(appVipMap, level)?.tier}) → showType {vip} → theme {palettes[vip].name}:{' '}
        {palettes[vip].mood}
      </p>
      <SixFrames
        key={shown}
        page={(theme) => source.page(shown, theme, globals)}
        themes={alone ? [vip] : vipThemes}
        chosen={vip}
        synced={together}
      />
    </Root>
  )
}

const options = (list: readonly Listed[]) =>
  list.map(({ id, title, name }) => ({ value: id, label: `${title} · ${name}` }))

function useList(source: LabSource): readonly Listed[] {
  const [list, setList] = useState<readonly Listed[]>([])
  useEffect(() => {
    let gone = false
    source.list().then(
      (found) => gone || setList(found),
      // Without the index the lab still shows its initial story.
      () => gone || setList([]),
    )
    return () => {
      gone = true
    }
  }, [source])
  return list
}

const Root = styled.main`
  display: flex;
  flex-direction: column;
  block-size: 100dvh;
  p {
    ${theme.type.labelSm};
    padding: ${theme.space[2]} ${theme.space[3]} 0;
    color: ${theme.color.text.secondary};
  }
`

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[4]};
  align-items: end;
  padding: ${theme.space[3]} ${theme.space[3]} 0;
  > * {
    flex: 1 1 9rem;
  }
`
