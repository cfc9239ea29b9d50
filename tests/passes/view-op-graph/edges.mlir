// RUN: mlir-opt %s --allow-unregistered-dialect --view-op-graph=print-control-flow-edges -o %t 2>&1 | FileCheck %s

module @top attributes {x.y = 1} {
  func.func private @dead() { return }
  func.func @main(%a: i32, %b: memref<?xi32>) -> i32 {
    %c = arith.constant 5 : i32
    %i = arith.constant 0 : index
    %d = arith.addi %a, %c : i32
    %t = arith.constant true
    cf.cond_br %t, ^bb1(%d : i32), ^bb2
  ^bb1(%z: i32):
    %r = scf.if %t -> i32 {
      scf.yield %z : i32
    } else {
      %q = func.call @callee(%z) : (i32) -> i32
      scf.yield %q : i32
    }
    return %r : i32
  ^bb2:
    return %c : i32
  }
  func.func private @callee(%x: i32) -> i32 { 
   %0 = "foo.bar"(%x) {a = dense<[1,2,3,4,5,6,7]> : tensor<7xi32>, s = "hello \22 <|>{} world this is long text"} : (i32) -> i32
  return %0 : i32 }
}

// CHECK: digraph G {
// CHECK-NEXT:   compound = true;
// CHECK-NEXT:   subgraph cluster_1 {
// CHECK-NEXT:     v2 [label = " ", shape = plain];
// CHECK-NEXT:     label = "builtin.module : ()\lsym_name: \"top\"\lx.y: 1 : i64\l";
// CHECK-NEXT:     subgraph cluster_3 {
// CHECK-NEXT:       v4 [label = " ", shape = plain];
// CHECK-NEXT:       label = "";
// CHECK-NEXT:       subgraph cluster_5 {
// CHECK-NEXT:         v6 [label = " ", shape = plain];
// CHECK-NEXT:         label = "func.func : ()\lfunction_type: () -\> ()\lsym_name: \"dead\"\lsym_visibility: \"private\"\l";
// CHECK-NEXT:         subgraph cluster_7 {
// CHECK-NEXT:           v8 [label = " ", shape = plain];
// CHECK-NEXT:           label = "";
// CHECK-NEXT:           v9 [fillcolor = "0.000000 0.3 0.95", label = "{func.return\l}", shape = Mrecord, style = filled];
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       subgraph cluster_10 {
// CHECK-NEXT:         v11 [label = " ", shape = plain];
// CHECK-NEXT:         label = "func.func : ()\lfunction_type: (i32, memref\<?xi32\>)...\lsym_name: \"main\"\l";
// CHECK-NEXT:         subgraph cluster_12 {
// CHECK-NEXT:           v13 [label = " ", shape = plain];
// CHECK-NEXT:           label = "";
// CHECK-NEXT:           v14 [label = "<res_arg0> %[[ARG0:[^ ]+]] i32", shape = Mrecord];
// CHECK-NEXT:           v15 [label = "<res_arg1> %[[ARG1:[^ ]+]] memref\<?xi32\>", shape = Mrecord];
// CHECK-NEXT:           v16 [fillcolor = "0.200000 0.3 0.95", label = "{arith.constant\l\lvalue: 5 : i32\l|{<res_c5_i32> %[[C5_I32:[^ ]+]] i32}}", shape = Mrecord, style = filled];
// CHECK-NEXT:           v17 [fillcolor = "0.200000 0.3 0.95", label = "{arith.constant\l\lvalue: 0 : index\l|{<res_c0> %[[C0:[^ ]+]] index}}", shape = Mrecord, style = filled];
// CHECK-NEXT:           v18 [fillcolor = "0.300000 0.3 0.95", label = "{{\{\{}}<arg_arg0> %[[ARG0]]|<arg_c5_i32> %[[C5_I32]]}|arith.addi\l\loverflowFlags: #arith.overflow\<none...\l|{<res_0> %[[V0:[^ ]+]] i32}}", shape = Mrecord, style = filled];
// CHECK-NEXT:           v19 [fillcolor = "0.200000 0.3 0.95", label = "{arith.constant\l\lvalue: true\l|{<res_true> %[[TRUE:[^ ]+]] i1}}", shape = Mrecord, style = filled];
// CHECK-NEXT:           v20 [fillcolor = "0.400000 0.3 0.95", label = "{{\{\{}}<arg_true> %[[TRUE]]|<arg_0> %[[V0]]}|cf.cond_br\l\loperandSegmentSizes: array\<i32: 1, 1, 0\>\l}", shape = Mrecord, style = filled];
// CHECK-NEXT:         }
// CHECK-NEXT:         subgraph cluster_21 {
// CHECK-NEXT:           v22 [label = " ", shape = plain];
// CHECK-NEXT:           label = "";
// CHECK-NEXT:           v23 [label = "<res_1> %[[V1:[^ ]+]] i32", shape = Mrecord];
// CHECK-NEXT:           subgraph cluster_24 {
// CHECK-NEXT:             v25 [label = " ", shape = plain];
// CHECK-NEXT:             label = "scf.if : (i32)\l";
// CHECK-NEXT:             subgraph cluster_26 {
// CHECK-NEXT:               v27 [label = " ", shape = plain];
// CHECK-NEXT:               label = "";
// CHECK-NEXT:               v28 [fillcolor = "0.500000 0.3 0.95", label = "{{\{\{}}<arg_1> %[[V1]]}|scf.yield\l}", shape = Mrecord, style = filled];
// CHECK-NEXT:             }
// CHECK-NEXT:             subgraph cluster_29 {
// CHECK-NEXT:               v30 [label = " ", shape = plain];
// CHECK-NEXT:               label = "";
// CHECK-NEXT:               v31 [fillcolor = "0.600000 0.3 0.95", label = "{{\{\{}}<arg_1> %[[V1]]}|func.call\l\lcallee: @callee\l|{<res_3> %[[V3:[^ ]+]] i32}}", shape = Mrecord, style = filled];
// CHECK-NEXT:               v32 [fillcolor = "0.500000 0.3 0.95", label = "{{\{\{}}<arg_3> %[[V3]]}|scf.yield\l}", shape = Mrecord, style = filled];
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:           v33 [fillcolor = "0.000000 0.3 0.95", label = "{{\{\{}}<arg_2> %[[V2:[^ ]+]]}|func.return\l}", shape = Mrecord, style = filled];
// CHECK-NEXT:         }
// CHECK-NEXT:         subgraph cluster_34 {
// CHECK-NEXT:           v35 [label = " ", shape = plain];
// CHECK-NEXT:           label = "";
// CHECK-NEXT:           v36 [fillcolor = "0.000000 0.3 0.95", label = "{{\{\{}}<arg_c5_i32> %[[C5_I32]]}|func.return\l}", shape = Mrecord, style = filled];
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       subgraph cluster_37 {
// CHECK-NEXT:         v38 [label = " ", shape = plain];
// CHECK-NEXT:         label = "func.func : ()\lfunction_type: (i32) -\> i32\lsym_name: \"callee\"\lsym_visibility: \"private\"\l";
// CHECK-NEXT:         subgraph cluster_39 {
// CHECK-NEXT:           v40 [label = " ", shape = plain];
// CHECK-NEXT:           label = "";
// CHECK-NEXT:           v41 [label = "<res_arg0> %[[ARG0]] i32", shape = Mrecord];
// CHECK-NEXT:           v42 [fillcolor = "0.800000 0.3 0.95", label = "{{\{\{}}<arg_arg0> %[[ARG0]]}|foo.bar\l\la: dense\<[1, 2, 3, 4, 5...\ls: \"hello \22 \<\|\>\{\} wor...\l|{<res_0> %[[V0]] i32}}", shape = Mrecord, style = filled];
// CHECK-NEXT:           v43 [fillcolor = "0.000000 0.3 0.95", label = "{{\{\{}}<arg_0> %[[V0]]}|func.return\l}", shape = Mrecord, style = filled];
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   v16 -> v17[style = dashed];
// CHECK-NEXT:   v17 -> v18[style = dashed];
// CHECK-NEXT:   v18 -> v19[style = dashed];
// CHECK-NEXT:   v19 -> v20[style = dashed];
// CHECK-NEXT:   v31 -> v32[style = dashed];
// CHECK-NEXT:   v25 -> v33[ltail = cluster_24, style = dashed];
// CHECK-NEXT:   v6 -> v11[lhead = cluster_10, ltail = cluster_5, style = dashed];
// CHECK-NEXT:   v42 -> v43[style = dashed];
// CHECK-NEXT:   v11 -> v38[lhead = cluster_37, ltail = cluster_10, style = dashed];
// CHECK-NEXT:   v14:res_arg0:s -> v18:arg_arg0:n[style = solid];
// CHECK-NEXT:   v16:res_c5_i32:s -> v18:arg_c5_i32:n[style = solid];
// CHECK-NEXT:   v19:res_true:s -> v20:arg_true:n[style = solid];
// CHECK-NEXT:   v18:res_0:s -> v20:arg_0:n[style = solid];
// CHECK-NEXT:   v23:res_1:s -> v28:arg_1:n[style = solid];
// CHECK-NEXT:   v23:res_1:s -> v31:arg_1:n[style = solid];
// CHECK-NEXT:   v31:res_3:s -> v32:arg_3:n[style = solid];
// CHECK-NEXT:   v19:res_true:s -> v25[lhead = cluster_24, style = solid];
// CHECK-NEXT:   v25 -> v33:arg_2:n[ltail = cluster_24, style = solid];
// CHECK-NEXT:   v16:res_c5_i32:s -> v36:arg_c5_i32:n[style = solid];
// CHECK-NEXT:   v41:res_arg0:s -> v42:arg_arg0:n[style = solid];
// CHECK-NEXT:   v42:res_0:s -> v43:arg_0:n[style = solid];
// CHECK-NEXT: }
