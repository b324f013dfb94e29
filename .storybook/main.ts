import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
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
