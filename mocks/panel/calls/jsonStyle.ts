import type { ComponentProps } from 'react'
import type { JsonView } from 'react-json-view-lite'

/** Class names of panel.css. */
export const jsonStyle: NonNullable<ComponentProps<typeof JsonView>['style']> = {
  container: 'json',
  basicChildStyle: 'json-child',
  childFieldsContainer: 'json-children',
  label: 'json-label',
  clickableLabel: 'json-label',
  nullValue: 'json-plain',
  undefinedValue: 'json-plain',
  numberValue: 'json-number',
  stringValue: 'json-string',
  booleanValue: 'json-plain',
  otherValue: 'json-plain',
  punctuation: 'json-punctuation',
  expandIcon: 'json-expand',
  collapseIcon: 'json-collapse',
  collapsedContent: 'json-collapsed',
  noQuotesForStringValues: false,
  quotesForFieldNames: false,
  ariaLables: { collapseJson: 'Collapse', expandJson: 'Expand' },
  stringifyStringValues: true,
}
