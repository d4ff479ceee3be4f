import { useId, type ReactNode } from 'react';
import classes from './panel.module.css';

/** A framed part of a screen, a region named by its heading. `aside` stands at the heading's end. */
export function Panel({
  title,
  description,
  aside,
  className,
  children,
}: {
  title: string;
  description?: ReactNode;
  aside?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <section className={[classes.panel, className].join(' ')} aria-labelledby={id}>
      <div className={classes.head}>
        <div>
          <h2 id={id} className={classes.title}>
            {title}
          </h2>
          {description !== undefined && <p className={classes.description}>{description}</p>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}
