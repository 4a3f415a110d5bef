/** The wrapper of every widget, the same on the server and in the browser: an error boundary. */
import { Component, type ComponentType, createElement, type ReactNode } from 'react';

export interface WidgetRootProps<Props extends object> {
  name: string;
  component: ComponentType<Props>;
  props: Props;
}

/**
 * A widget that throws in the browser is replaced by a short text with a way to continue; the rest of the page stays.
 */
export function WidgetRoot<Props extends object>({ name, component, props }: WidgetRootProps<Props>) {
  return <ErrorBoundary widget={name}>{createElement(component, props)}</ErrorBoundary>;
}

interface ErrorBoundaryProps {
  widget: string;
  children: ReactNode;
}

class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <WidgetError widget={this.props.widget} /> : this.props.children;
  }
}

const TEXTS = {
  id: {
    text: 'Bagian ini sedang bermasalah, tetapi bagian lain tetap bisa dibaca.',
    reload: 'Muat ulang halaman',
  },
  en: { text: 'This part has a problem. The rest of the page still works.', reload: 'Reload the page' },
} as const;

/** Shown in a browser only, in the language of the page. */
function WidgetError({ widget }: { widget: string }) {
  const { text, reload } = TEXTS[/^id\b/.test(document.documentElement.lang) ? 'id' : 'en'];
  return (
    <div className={`widget-error widget-error--${widget}`} role="alert">
      <p className="widget-error__title" lang="en">
        Unexpected Application Error!
      </p>
      <p className="widget-error__text">{text}</p>
      <button type="button" className="widget-error__reload button" onClick={() => location.reload()}>
        {reload}
      </button>
    </div>
  );
}
