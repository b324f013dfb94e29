import { type Globals, storyAddress } from '../../.storybook/toolbar/storyAddress'
import type { VipTheme } from '../../src/theme/vip'

export interface Listed {
  id: string
  title: string
  name: string
}

/** Source of the lab's stories: Storybook's index, or a list in tests. */
export interface LabSource {
  list: () => Promise<readonly Listed[]>
  page: (id: string, vip: VipTheme, globals: Globals) => { src: string } | { srcDoc: string }
}

interface Index {
  entries: Record<string, Listed & { type: 'story' | 'docs' }>
}

/** Every story except those of the lab. */
export const storybookSource: LabSource = {
  list: async () => {
    const { entries }: Index = await (await fetch('index.json')).json()
    return Object.values(entries).filter(({ type, title }) => type === 'story' && !title.startsWith('lab/'))
  },
  page: (id, vip, globals) => ({ src: storyAddress(id, { ...globals, vip }) }),
}
