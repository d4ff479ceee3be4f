/*
 * Runs before the first paint, in the plainest JavaScript: sets the colour scheme without a flash
 * (the Content-Security-Policy allows no inline script) and says what an old browser lacks.
 */
(function () {
  var stored = null;
  try {
    stored = localStorage.getItem('touchstone-color-scheme');
  } catch {
    // Storage is blocked: the system's scheme it is.
  }
  var dark =
    stored === 'dark' ||
    (stored !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');

  // Together these stand for module workers too, which cannot be asked about without starting one.
  var needed = {
    'web workers': typeof Worker === 'function',
    'structured cloning': typeof structuredClone === 'function',
    'text decoding': typeof TextDecoder === 'function',
    'text segmentation (Intl.Segmenter)': typeof Intl === 'object' && 'Segmenter' in Intl,
    'modern arrays (toSorted)': 'toSorted' in Array.prototype,
    popovers: 'popover' in HTMLElement.prototype,
    'JavaScript modules': 'noModule' in document.createElement('script'),
  };
  var missing = Object.keys(needed).filter(function (name) {
    return !needed[name];
  });

  function say(text) {
    var place = document.getElementById('boot-message');
    place.textContent = text;
    place.hidden = false;
  }

  // Fires before the page's own script runs, which does nothing where this has spoken.
  document.addEventListener('readystatechange', function () {
    if (document.readyState === 'interactive' && missing.length > 0)
      say(
        'This browser lacks ' +
          missing.join(', ') +
          '. Touchstone needs a current Chrome, Edge, Firefox or Safari.',
      );
  });

  // A script that does not arrive or does not parse would otherwise leave a white page.
  window.addEventListener(
    'error',
    function () {
      var root = document.getElementById('root');
      if (root && root.childElementCount === 0)
        say(
          'Touchstone could not start. Reload the page; if that does not help, try a current Chrome, Edge, Firefox or Safari.',
        );
    },
    true,
  );
})();
