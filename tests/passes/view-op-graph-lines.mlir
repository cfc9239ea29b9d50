// RUN: mlir-opt %s --allow-unregistered-dialect --view-op-graph -o %t 2>&1 | FileCheck %s

// What has several lines is indented as the node is.
func.func private @f(%a: !foo.b<a
  b>) {
  "foo.op"(%a) ({
    "foo.y"() {k = [#foo.b<a

b>]} : () -> ()
  }) {k = #foo.c<1
2>} : (!foo.b<a
  b>) -> ()
  return
}

// CHECK: digraph G {
// CHECK-NEXT:   compound = true;
// CHECK-NEXT:   subgraph cluster_1 {
// CHECK-NEXT:     v2 [label = " ", shape = plain];
// CHECK-NEXT:     label = "builtin.module : ()\l";
// CHECK-NEXT:     subgraph cluster_3 {
// CHECK-NEXT:       v4 [label = " ", shape = plain];
// CHECK-NEXT:       label = "";
// CHECK-NEXT:       subgraph cluster_5 {
// CHECK-NEXT:         v6 [label = " ", shape = plain];
// CHECK-NEXT:         label = "func.func : ()\lfunction_type: (!foo.b\<a\
// CHECK-NEXT:           b\>) -\> (...\lsym_name: \"f\"\lsym_visibility: \"private\"\l";
// CHECK-NEXT:         subgraph cluster_7 {
// CHECK-NEXT:           v8 [label = " ", shape = plain];
// CHECK-NEXT:           label = "";
// CHECK-NEXT:           v9 [label = "<res_arg0> %[[ARG0:[^ ]+]] !foo.b\<a\
// CHECK-NEXT:             b\>", shape = Mrecord];
// CHECK-NEXT:           subgraph cluster_10 {
// CHECK-NEXT:             v11 [label = " ", shape = plain];
// CHECK-NEXT:             label = "foo.op : ()\lk: #foo.c\<1\
// CHECK-NEXT:             2\>\l";
// CHECK-NEXT:             subgraph cluster_12 {
// CHECK-NEXT:               v13 [label = " ", shape = plain];
// CHECK-NEXT:               label = "";
// CHECK-NEXT:               v14 [fillcolor = "0.000000 0.3 0.95", label = "{foo.y\l\lk: [#foo.b\<a\
// CHECK-NEXT:               \
// CHECK-NEXT:               b\>]\l}", shape = Mrecord, style = filled];
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:           v15 [fillcolor = "0.400000 0.3 0.95", label = "{func.return\l}", shape = Mrecord, style = filled];
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   v9:res_arg0:s -> v11[lhead = cluster_10, style = solid];
// CHECK-NEXT: }
