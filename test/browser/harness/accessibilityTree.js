// @ts-nocheck There are no types for the libraries of gjs.
/*
 * gjs -m accessibilityTree.js URL: writes what WebKit tells screen readers about a page, as JSON: the role of each node. It
 * needs a display and a session bus. https://docs.gtk.org/atspi2/
 */
import Atspi from 'gi://Atspi?version=2.0';
import GLib from 'gi://GLib';
import Gtk from 'gi://Gtk?version=3.0';
import WebKit from 'gi://WebKit2?version=4.1';

Gtk.init(null);
Atspi.init();
const view = new WebKit.WebView({ web_context: WebKit.WebContext.new_ephemeral() });
// As in webkitWindow.js.
view.get_settings().hardware_acceleration_policy = WebKit.HardwareAccelerationPolicy.NEVER;
const window = new Gtk.Window({ default_width: 1280, default_height: 900 });
window.add(view);
window.show_all();
view.load_uri(ARGV[0]);

const read = (node) => [
  node.get_role_name(),
  ...Array.from({ length: node.get_child_count() }, (_, i) => node.get_child_at_index(i))
    .filter((child) => child !== null)
    .flatMap(read),
];

// WebKit begins to build the tree when somebody asks for it.
GLib.timeout_add(GLib.PRIORITY_DEFAULT, 100, () => {
  const nodes = view.is_loading ? [] : read(Atspi.get_desktop(0));
  const page = nodes.slice(nodes.indexOf('document web') + 1);
  if (!page.includes('heading')) return GLib.SOURCE_CONTINUE;
  print(JSON.stringify(page));
  Gtk.main_quit();
  return GLib.SOURCE_REMOVE;
});
Gtk.main();
