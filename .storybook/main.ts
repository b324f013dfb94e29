import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'

const locale = /\/i18n\/locales\/([^/]+)\//

/** A story needs parts of nearly everything: a few large files open faster than two hundred small ones. */
const chunks = [
  { name: (id: string) => `texts-${locale.exec(id)?.[1]}`, test: locale },
  { name: 'app', test: /\/src\/|virtual:/ },
]

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  // Storybook leaves out what its Vite configuration says about building.
  viteFinal: (config) =>
    mergeConfig(config, { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } }),
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  tags: {
    // Behavior, for the tests; the sidebar's filter shows them.
    'interaction-test': { defaultFilterSelection: 'exclude', excludeFromDocsStories: true },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { backgrounds: false, outline: false, sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
}

export default config
