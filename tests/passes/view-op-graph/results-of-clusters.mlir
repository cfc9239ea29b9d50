// RUN: mlir-opt %s --allow-unregistered-dialect --view-op-graph=max-label-len=12 -o %t 2>&1 | FileCheck %s

// The types of the results of an op with regions are cut together, and not escaped.

func.func @f(%a: tensor<4x8xf32>, %n: index) -> tensor<4x8xf32> {
  %0:2 = scf.for %i = %n to %n step %n iter_args(%x = %a, %y = %n) -> (tensor<4x8xf32>, index) {
    scf.yield %x, %y : tensor<4x8xf32>, index
  }
  %1:3 = "foo.op"(%0#0) ({ "foo.in"() : () -> () }) : (tensor<4x8xf32>) -> (i32, i32, tensor<4x4xf32>)
  return %0#0 : tensor<4x8xf32>
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
// CHECK-NEXT:         label = "func.func : ()\lfunction_type: (tensor\<4x8x...\lsym_name: \"f\"\l";
// CHECK-NEXT:         subgraph cluster_7 {
// CHECK-NEXT:           v8 [label = " ", shape = plain];
// CHECK-NEXT:           label = "";
// CHECK-NEXT:           v9 [label = "<res_arg0> %[[ARG0:[^ ]+]] tensor\<4x8xf...", shape = Mrecord];
// CHECK-NEXT:           v10 [label = "<res_arg1> %[[ARG1:[^ ]+]] index", shape = Mrecord];
// CHECK-NEXT:           subgraph cluster_11 {
// CHECK-NEXT:             v12 [label = " ", shape = plain];
// CHECK-NEXT:             label = "scf.for : (tensor<4x8xf...)\l";
// CHECK-NEXT:             subgraph cluster_13 {
// CHECK-NEXT:               v14 [label = " ", shape = plain];
// CHECK-NEXT:               label = "";
// CHECK-NEXT:               v15 [label = "<res_arg2> %[[ARG2:[^ ]+]] index", shape = Mrecord];
// CHECK-NEXT:               v16 [label = "<res_arg3> %[[ARG3:[^ ]+]] tensor\<4x8xf...", shape = Mrecord];
// CHECK-NEXT:               v17 [label = "<res_arg4> %[[ARG4:[^ ]+]] index", shape = Mrecord];
// CHECK-NEXT:               v18 [fillcolor = "0.000000 0.3 0.95", label = "{{\{\{}}<arg_arg3> %[[ARG3]]|<arg_arg4> %[[ARG4]]}|scf.yield\l}", shape = Mrecord, style = filled];
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:           subgraph cluster_19 {
// CHECK-NEXT:             v20 [label = " ", shape = plain];
// CHECK-NEXT:             label = "foo.op : (i32, i32, te...)\l";
// CHECK-NEXT:             subgraph cluster_21 {
// CHECK-NEXT:               v22 [label = " ", shape = plain];
// CHECK-NEXT:               label = "";
// CHECK-NEXT:               v23 [fillcolor = "0.285714 0.3 0.95", label = "{foo.in\l}", shape = Mrecord, style = filled];
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:           v24 [fillcolor = "0.571429 0.3 0.95", label = "{{\{\{}}<arg_0_0> %[[V0:[^ ]+]]#0}|func.return\l}", shape = Mrecord, style = filled];
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   v16:res_arg3:s -> v18:arg_arg3:n[style = solid];
// CHECK-NEXT:   v17:res_arg4:s -> v18:arg_arg4:n[style = solid];
// CHECK-NEXT:   v10:res_arg1:s -> v12[lhead = cluster_11, style = solid];
// CHECK-NEXT:   v10:res_arg1:s -> v12[lhead = cluster_11, style = solid];
// CHECK-NEXT:   v10:res_arg1:s -> v12[lhead = cluster_11, style = solid];
// CHECK-NEXT:   v9:res_arg0:s -> v12[lhead = cluster_11, style = solid];
// CHECK-NEXT:   v10:res_arg1:s -> v12[lhead = cluster_11, style = solid];
// CHECK-NEXT:   v12 -> v20[lhead = cluster_19, ltail = cluster_11, style = solid];
// CHECK-NEXT:   v12 -> v24:arg_0_0:n[ltail = cluster_11, style = solid];
// CHECK-NEXT: }
