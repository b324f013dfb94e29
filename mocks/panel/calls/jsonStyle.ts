import type { StyleProps } from 'react-json-view-lite/dist/DataRenderer'

/** Class names of panel.css. */
export const jsonStyle: StyleProps = {
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
