/**
 * Ignores the empty text in `const [, day = ''] = match`: it is for TypeScript, which does not know how many groups a
 * match has. No input reaches it, so no test could detect its mutation. After `?? []` it is reached.
 */
function shouldIgnore(path) {
  const pattern = path.parentPath?.parentPath;
  const isDefault =
    path.isStringLiteral({ value: '' }) &&
    path.key === 'right' &&
    path.parentPath.isAssignmentPattern() &&
    pattern.isArrayPattern();
  if (!isDefault) return undefined;
  const { init } = pattern.parent;
  return init?.type === 'LogicalExpression' ? undefined : 'No input reaches it';
}

export const strykerPlugins = [{ kind: 'Ignore', name: 'unreachable', value: { shouldIgnore } }];
