// RUN: mlir-opt %s --allow-unregistered-dialect  2>&1 | FileCheck %s --check-prefix=FLAGS0
// RUN: mlir-opt %s --allow-unregistered-dialect --mlir-print-op-generic 2>&1 | FileCheck %s --check-prefix=FLAGS1
// RUN: mlir-opt %s --allow-unregistered-dialect --mlir-print-debuginfo 2>&1 | FileCheck %s --check-prefix=FLAGS2
// RUN: mlir-opt %s --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope 2>&1 | FileCheck %s --check-prefix=FLAGS3
// RUN: mlir-opt %s --allow-unregistered-dialect --mlir-print-local-scope 2>&1 | FileCheck %s --check-prefix=FLAGS4
// RUN: mlir-opt %s --allow-unregistered-dialect --mlir-print-debuginfo --mlir-pretty-debuginfo 2>&1 | FileCheck %s --check-prefix=FLAGS5
// RUN: mlir-opt %s --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-op-generic 2>&1 | FileCheck %s --check-prefix=FLAGS6
// RUN: mlir-opt %s --allow-unregistered-dialect --mlir-print-unique-ssa-ids 2>&1 | FileCheck %s --check-prefix=FLAGS7
// RUN: mlir-opt %s --allow-unregistered-dialect --mlir-print-value-users 2>&1 | FileCheck %s --check-prefix=FLAGS8
// RUN: mlir-opt %s --allow-unregistered-dialect --mlir-elide-elementsattrs-if-larger=4 2>&1 | FileCheck %s --check-prefix=FLAGS9
// RUN: mlir-opt %s --allow-unregistered-dialect --mlir-elide-resource-strings-if-larger=4 2>&1 | FileCheck %s --check-prefix=FLAGS10
// RUN: mlir-opt %s --allow-unregistered-dialect --mlir-print-elementsattrs-with-hex-if-larger=2 2>&1 | FileCheck %s --check-prefix=FLAGS11
// RUN: mlir-opt %s --allow-unregistered-dialect --mlir-print-skip-regions 2>&1 | FileCheck %s --check-prefix=FLAGS12
// RUN: mlir-opt %s --allow-unregistered-dialect --mlir-print-assume-verified 2>&1 | FileCheck %s --check-prefix=FLAGS13
// RUN: mlir-opt %s --allow-unregistered-dialect --mlir-use-nameloc-as-prefix 2>&1 | FileCheck %s --check-prefix=FLAGS14
// RUN: mlir-opt %s --allow-unregistered-dialect --no-implicit-module 2>&1 | FileCheck %s --check-prefix=FLAGS15
// RUN: mlir-opt %s --allow-unregistered-dialect --mlir-use-nameloc-as-prefix --mlir-print-op-generic 2>&1 | FileCheck %s --check-prefix=FLAGS16

#map = affine_map<(d0, d1) -> (d1, d0)>
#loc_alias = loc("other.mlir":3:4)
module @rich attributes {x.version = 3 : i32} {
  memref.global "private" constant @table : memref<8xi32> = dense<[1, 2, 3, 4, 5, 6, 7, 8]>
  memref.global @splat : memref<8xf32> = dense<1.5>
  func.func private @callee(i32, memref<4x4xf32, #map>) -> (i32, f32)
  func.func @f(%n: index, %m: memref<4x4xf32, #map>, %x: i32 loc("named_arg")) -> i32 {
    %c0 = arith.constant 0 : index loc("zero")
    %c1 = arith.constant 1 : index
    %cst = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
    %r:2 = func.call @callee(%x, %m) : (i32, memref<4x4xf32, #map>) -> (i32, f32) loc("call")
    %s = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %r#0) -> (i32) {
      %t = arith.addi %acc, %x overflow<nsw> : i32
      scf.yield %t : i32
    } loc(fused["loop", "other.mlir":9:9])
    cf.br ^exit(%s : i32) loc(#loc_alias)
  ^exit(%out: i32):
    "x.unknown"(%out) <{prop = #map}> ({
      "x.inner"() : () -> ()
    }) {attr = dense_resource<blob> : tensor<2xi8>} : (i32) -> ()
    return %out : i32
  }
}
{-#
  dialect_resources: {
    builtin: {
      blob: "0x010000000102"
    }
  }
#-}

// FLAGS0: #map = affine_map<(d0, d1) -> (d1, d0)>
// FLAGS0-NEXT: module @rich attributes {x.version = 3 : i32} {
// FLAGS0-NEXT: memref.global "private" constant @table : memref<8xi32> = dense<[1, 2, 3, 4, 5, 6, 7, 8]>
// FLAGS0-NEXT: memref.global @splat : memref<8xf32> = dense<1.500000e+00>
// FLAGS0-NEXT: func.func private @callee(i32, memref<4x4xf32, #map>) -> (i32, f32)
// FLAGS0-NEXT: func.func @f(%arg0: index, %arg1: memref<4x4xf32, #map>, %arg2: i32) -> i32 {
// FLAGS0-NEXT: %c0 = arith.constant 0 : index
// FLAGS0-NEXT: %c1 = arith.constant 1 : index
// FLAGS0-NEXT: %cst = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>
// FLAGS0-NEXT: %[[V0:.*]]:2 = call @callee(%arg2, %arg1) : (i32, memref<4x4xf32, #map>) -> (i32, f32)
// FLAGS0-NEXT: %[[V1:.*]] = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %[[V0]]#0) -> (i32) {
// FLAGS0-NEXT: %[[V3:.*]] = arith.addi %arg4, %arg2 overflow<nsw> : i32
// FLAGS0-NEXT: scf.yield %[[V3]] : i32
// FLAGS0-NEXT: }
// FLAGS0-NEXT: cf.br ^bb1(%[[V1]] : i32)
// FLAGS0-NEXT: ^bb1(%[[V2:.*]]: i32):  // pred: ^bb0
// FLAGS0-NEXT: "x.unknown"(%[[V2]]) <{prop = #map}> ({
// FLAGS0-NEXT: "x.inner"() : () -> ()
// FLAGS0-NEXT: }) {attr = dense_resource<blob> : tensor<2xi8>} : (i32) -> ()
// FLAGS0-NEXT: return %[[V2]] : i32
// FLAGS0-NEXT: }
// FLAGS0-NEXT: }
// FLAGS0-EMPTY:
// FLAGS0-NEXT: {-#
// FLAGS0-NEXT: dialect_resources: {
// FLAGS0-NEXT: builtin: {
// FLAGS0-NEXT: blob: "0x010000000102"
// FLAGS0-NEXT: }
// FLAGS0-NEXT: }
// FLAGS0-NEXT: #-}

// FLAGS1: #map = affine_map<(d0, d1) -> (d1, d0)>
// FLAGS1-NEXT: "builtin.module"() <{sym_name = "rich"}> ({
// FLAGS1-NEXT: "memref.global"() <{constant, initial_value = dense<[1, 2, 3, 4, 5, 6, 7, 8]> : tensor<8xi32>, sym_name = "table", sym_visibility = "private", type = memref<8xi32>}> : () -> ()
// FLAGS1-NEXT: "memref.global"() <{initial_value = dense<1.500000e+00> : tensor<8xf32>, sym_name = "splat", type = memref<8xf32>}> : () -> ()
// FLAGS1-NEXT: "func.func"() <{function_type = (i32, memref<4x4xf32, #map>) -> (i32, f32), sym_name = "callee", sym_visibility = "private"}> ({
// FLAGS1-NEXT: }) : () -> ()
// FLAGS1-NEXT: "func.func"() <{function_type = (index, memref<4x4xf32, #map>, i32) -> i32, sym_name = "f"}> ({
// FLAGS1-NEXT: ^bb0(%arg0: index, %arg1: memref<4x4xf32, #map>, %arg2: i32):
// FLAGS1-NEXT: %[[V0:.*]] = "arith.constant"() <{value = 0 : index}> : () -> index
// FLAGS1-NEXT: %[[V1:.*]] = "arith.constant"() <{value = 1 : index}> : () -> index
// FLAGS1-NEXT: %[[V2:.*]] = "arith.constant"() <{value = dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>}> : () -> tensor<3xf32>
// FLAGS1-NEXT: %[[V3:.*]]:2 = "func.call"(%arg2, %arg1) <{callee = @callee}> : (i32, memref<4x4xf32, #map>) -> (i32, f32)
// FLAGS1-NEXT: %[[V4:.*]] = "scf.for"(%[[V0]], %arg0, %[[V1]], %[[V3]]#0) ({
// FLAGS1-NEXT: ^bb0(%arg3: index, %arg4: i32):
// FLAGS1-NEXT: %[[V6:.*]] = "arith.addi"(%arg4, %arg2) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
// FLAGS1-NEXT: "scf.yield"(%[[V6]]) : (i32) -> ()
// FLAGS1-NEXT: }) : (index, index, index, i32) -> i32
// FLAGS1-NEXT: "cf.br"(%[[V4]])[^bb1] : (i32) -> ()
// FLAGS1-NEXT: ^bb1(%[[V5:.*]]: i32):  // pred: ^bb0
// FLAGS1-NEXT: "x.unknown"(%[[V5]]) <{prop = #map}> ({
// FLAGS1-NEXT: "x.inner"() : () -> ()
// FLAGS1-NEXT: }) {attr = dense_resource<blob> : tensor<2xi8>} : (i32) -> ()
// FLAGS1-NEXT: "func.return"(%[[V5]]) : (i32) -> ()
// FLAGS1-NEXT: }) : () -> ()
// FLAGS1-NEXT: }) {x.version = 3 : i32} : () -> ()
// FLAGS1-EMPTY:
// FLAGS1-NEXT: {-#
// FLAGS1-NEXT: dialect_resources: {
// FLAGS1-NEXT: builtin: {
// FLAGS1-NEXT: blob: "0x010000000102"
// FLAGS1-NEXT: }
// FLAGS1-NEXT: }
// FLAGS1-NEXT: #-}

// FLAGS2: #loc5 = loc({{".*":[0-9]+:[0-9]+}})
// FLAGS2-NEXT: #loc6 = loc({{".*":[0-9]+:[0-9]+}})
// FLAGS2-NEXT: #loc7 = loc("named_arg")
// FLAGS2-NEXT: #loc17 = loc({{".*":[0-9]+:[0-9]+}})
// FLAGS2-NEXT: #map = affine_map<(d0, d1) -> (d1, d0)>
// FLAGS2-NEXT: module @rich attributes {x.version = 3 : i32} {
// FLAGS2-NEXT: memref.global "private" constant @table : memref<8xi32> = dense<[1, 2, 3, 4, 5, 6, 7, 8]> loc(#loc1)
// FLAGS2-NEXT: memref.global @splat : memref<8xf32> = dense<1.500000e+00> loc(#loc2)
// FLAGS2-NEXT: func.func private @callee(i32, memref<4x4xf32, #map>) -> (i32, f32) loc(#loc3)
// FLAGS2-NEXT: func.func @f(%arg0: index loc({{".*":[0-9]+:[0-9]+}}), %arg1: memref<4x4xf32, #map> loc({{".*":[0-9]+:[0-9]+}}), %arg2: i32 loc("named_arg")) -> i32 {
// FLAGS2-NEXT: %c0 = arith.constant 0 : index loc(#loc8)
// FLAGS2-NEXT: %c1 = arith.constant 1 : index loc(#loc9)
// FLAGS2-NEXT: %cst = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32> loc(#loc10)
// FLAGS2-NEXT: %[[V0:.*]]:2 = call @callee(%arg2, %arg1) : (i32, memref<4x4xf32, #map>) -> (i32, f32) loc(#loc11)
// FLAGS2-NEXT: %[[V1:.*]] = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %[[V0]]#0) -> (i32) {
// FLAGS2-NEXT: %[[V3:.*]] = arith.addi %arg4, %arg2 overflow<nsw> : i32 loc(#loc14)
// FLAGS2-NEXT: scf.yield %[[V3]] : i32 loc(#loc15)
// FLAGS2-NEXT: } loc(#loc21)
// FLAGS2-NEXT: cf.br ^bb1(%[[V1]] : i32) loc(#loc16)
// FLAGS2-NEXT: ^bb1(%[[V2:.*]]: i32 loc({{".*":[0-9]+:[0-9]+}})):  // pred: ^bb0
// FLAGS2-NEXT: "x.unknown"(%[[V2]]) <{prop = #map}> ({
// FLAGS2-NEXT: "x.inner"() : () -> () loc(#loc19)
// FLAGS2-NEXT: }) {attr = dense_resource<blob> : tensor<2xi8>} : (i32) -> () loc(#loc18)
// FLAGS2-NEXT: return %[[V2]] : i32 loc(#loc20)
// FLAGS2-NEXT: } loc(#loc4)
// FLAGS2-NEXT: } loc(#loc)
// FLAGS2-NEXT: #loc = loc({{".*":[0-9]+:[0-9]+}})
// FLAGS2-NEXT: #loc1 = loc({{".*":[0-9]+:[0-9]+}})
// FLAGS2-NEXT: #loc2 = loc({{".*":[0-9]+:[0-9]+}})
// FLAGS2-NEXT: #loc3 = loc({{".*":[0-9]+:[0-9]+}})
// FLAGS2-NEXT: #loc4 = loc({{".*":[0-9]+:[0-9]+}})
// FLAGS2-NEXT: #loc8 = loc("zero")
// FLAGS2-NEXT: #loc9 = loc({{".*":[0-9]+:[0-9]+}})
// FLAGS2-NEXT: #loc10 = loc({{".*":[0-9]+:[0-9]+}})
// FLAGS2-NEXT: #loc11 = loc("call")
// FLAGS2-NEXT: #loc12 = loc("loop")
// FLAGS2-NEXT: #loc13 = loc("other.mlir":9:9)
// FLAGS2-NEXT: #loc14 = loc({{".*":[0-9]+:[0-9]+}})
// FLAGS2-NEXT: #loc15 = loc({{".*":[0-9]+:[0-9]+}})
// FLAGS2-NEXT: #loc16 = loc("other.mlir":3:4)
// FLAGS2-NEXT: #loc18 = loc({{".*":[0-9]+:[0-9]+}})
// FLAGS2-NEXT: #loc19 = loc({{".*":[0-9]+:[0-9]+}})
// FLAGS2-NEXT: #loc20 = loc({{".*":[0-9]+:[0-9]+}})
// FLAGS2-NEXT: #loc21 = loc(fused[#loc12, #loc13])
// FLAGS2-EMPTY:
// FLAGS2-NEXT: {-#
// FLAGS2-NEXT: dialect_resources: {
// FLAGS2-NEXT: builtin: {
// FLAGS2-NEXT: blob: "0x010000000102"
// FLAGS2-NEXT: }
// FLAGS2-NEXT: }
// FLAGS2-NEXT: #-}

// FLAGS3: module @rich attributes {x.version = 3 : i32} {
// FLAGS3-NEXT: memref.global "private" constant @table : memref<8xi32> = dense<[1, 2, 3, 4, 5, 6, 7, 8]> loc({{".*":[0-9]+:[0-9]+}})
// FLAGS3-NEXT: memref.global @splat : memref<8xf32> = dense<1.500000e+00> loc({{".*":[0-9]+:[0-9]+}})
// FLAGS3-NEXT: func.func private @callee(i32, memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>) -> (i32, f32) loc({{".*":[0-9]+:[0-9]+}})
// FLAGS3-NEXT: func.func @f(%arg0: index loc({{".*":[0-9]+:[0-9]+}}), %arg1: memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>> loc({{".*":[0-9]+:[0-9]+}}), %arg2: i32 loc("named_arg")) -> i32 {
// FLAGS3-NEXT: %c0 = arith.constant 0 : index loc("zero")
// FLAGS3-NEXT: %c1 = arith.constant 1 : index loc({{".*":[0-9]+:[0-9]+}})
// FLAGS3-NEXT: %cst = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32> loc({{".*":[0-9]+:[0-9]+}})
// FLAGS3-NEXT: %[[V0:.*]]:2 = call @callee(%arg2, %arg1) : (i32, memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>) -> (i32, f32) loc("call")
// FLAGS3-NEXT: %[[V1:.*]] = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %[[V0]]#0) -> (i32) {
// FLAGS3-NEXT: %[[V3:.*]] = arith.addi %arg4, %arg2 overflow<nsw> : i32 loc({{".*":[0-9]+:[0-9]+}})
// FLAGS3-NEXT: scf.yield %[[V3]] : i32 loc({{".*":[0-9]+:[0-9]+}})
// FLAGS3-NEXT: } loc(fused["loop", "other.mlir":9:9])
// FLAGS3-NEXT: cf.br ^bb1(%[[V1]] : i32) loc("other.mlir":3:4)
// FLAGS3-NEXT: ^bb1(%[[V2:.*]]: i32 loc({{".*":[0-9]+:[0-9]+}})):  // pred: ^bb0
// FLAGS3-NEXT: "x.unknown"(%[[V2]]) <{prop = affine_map<(d0, d1) -> (d1, d0)>}> ({
// FLAGS3-NEXT: "x.inner"() : () -> () loc({{".*":[0-9]+:[0-9]+}})
// FLAGS3-NEXT: }) {attr = dense_resource<blob> : tensor<2xi8>} : (i32) -> () loc({{".*":[0-9]+:[0-9]+}})
// FLAGS3-NEXT: return %[[V2]] : i32 loc({{".*":[0-9]+:[0-9]+}})
// FLAGS3-NEXT: } loc({{".*":[0-9]+:[0-9]+}})
// FLAGS3-NEXT: } loc({{".*":[0-9]+:[0-9]+}})

// FLAGS4: module @rich attributes {x.version = 3 : i32} {
// FLAGS4-NEXT: memref.global "private" constant @table : memref<8xi32> = dense<[1, 2, 3, 4, 5, 6, 7, 8]>
// FLAGS4-NEXT: memref.global @splat : memref<8xf32> = dense<1.500000e+00>
// FLAGS4-NEXT: func.func private @callee(i32, memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>) -> (i32, f32)
// FLAGS4-NEXT: func.func @f(%arg0: index, %arg1: memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>, %arg2: i32) -> i32 {
// FLAGS4-NEXT: %c0 = arith.constant 0 : index
// FLAGS4-NEXT: %c1 = arith.constant 1 : index
// FLAGS4-NEXT: %cst = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>
// FLAGS4-NEXT: %[[V0:.*]]:2 = call @callee(%arg2, %arg1) : (i32, memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>) -> (i32, f32)
// FLAGS4-NEXT: %[[V1:.*]] = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %[[V0]]#0) -> (i32) {
// FLAGS4-NEXT: %[[V3:.*]] = arith.addi %arg4, %arg2 overflow<nsw> : i32
// FLAGS4-NEXT: scf.yield %[[V3]] : i32
// FLAGS4-NEXT: }
// FLAGS4-NEXT: cf.br ^bb1(%[[V1]] : i32)
// FLAGS4-NEXT: ^bb1(%[[V2:.*]]: i32):  // pred: ^bb0
// FLAGS4-NEXT: "x.unknown"(%[[V2]]) <{prop = affine_map<(d0, d1) -> (d1, d0)>}> ({
// FLAGS4-NEXT: "x.inner"() : () -> ()
// FLAGS4-NEXT: }) {attr = dense_resource<blob> : tensor<2xi8>} : (i32) -> ()
// FLAGS4-NEXT: return %[[V2]] : i32
// FLAGS4-NEXT: }
// FLAGS4-NEXT: }

// FLAGS5: #loc5 = {{.*:[0-9]+:[0-9]+}}
// FLAGS5-NEXT: #loc6 = {{.*:[0-9]+:[0-9]+}}
// FLAGS5-NEXT: #loc7 = "named_arg"
// FLAGS5-NEXT: #loc17 = {{.*:[0-9]+:[0-9]+}}
// FLAGS5-NEXT: #map = affine_map<(d0, d1) -> (d1, d0)>
// FLAGS5-NEXT: module @rich attributes {x.version = 3 : i32} {
// FLAGS5-NEXT: memref.global "private" constant @table : memref<8xi32> = dense<[1, 2, 3, 4, 5, 6, 7, 8]> {{.*:[0-9]+:[0-9]+}}
// FLAGS5-NEXT: memref.global @splat : memref<8xf32> = dense<1.500000e+00> {{.*:[0-9]+:[0-9]+}}
// FLAGS5-NEXT: func.func private @callee(i32, memref<4x4xf32, #map>) -> (i32, f32) {{.*:[0-9]+:[0-9]+}}
// FLAGS5-NEXT: func.func @f(%arg0: index {{.*:[0-9]+:[0-9]+}}, %arg1: memref<4x4xf32, #map> {{.*:[0-9]+:[0-9]+}}, %arg2: i32 "named_arg") -> i32 {
// FLAGS5-NEXT: %c0 = arith.constant 0 : index "zero"
// FLAGS5-NEXT: %c1 = arith.constant 1 : index {{.*:[0-9]+:[0-9]+}}
// FLAGS5-NEXT: %cst = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32> {{.*:[0-9]+:[0-9]+}}
// FLAGS5-NEXT: %[[V0:.*]]:2 = call @callee(%arg2, %arg1) : (i32, memref<4x4xf32, #map>) -> (i32, f32) "call"
// FLAGS5-NEXT: %[[V1:.*]] = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %[[V0]]#0) -> (i32) {
// FLAGS5-NEXT: %[[V3:.*]] = arith.addi %arg4, %arg2 overflow<nsw> : i32 {{.*:[0-9]+:[0-9]+}}
// FLAGS5-NEXT: scf.yield %[[V3]] : i32 {{.*:[0-9]+:[0-9]+}}
// FLAGS5-NEXT: } [#loc12, #loc13]
// FLAGS5-NEXT: cf.br ^bb1(%[[V1]] : i32) other.mlir:3:4
// FLAGS5-NEXT: ^bb1(%[[V2:.*]]: i32 {{.*:[0-9]+:[0-9]+}}):  // pred: ^bb0
// FLAGS5-NEXT: "x.unknown"(%[[V2]]) <{prop = #map}> ({
// FLAGS5-NEXT: "x.inner"() : () -> () {{.*:[0-9]+:[0-9]+}}
// FLAGS5-NEXT: }) {attr = dense_resource<blob> : tensor<2xi8>} : (i32) -> () {{.*:[0-9]+:[0-9]+}}
// FLAGS5-NEXT: return %[[V2]] : i32 {{.*:[0-9]+:[0-9]+}}
// FLAGS5-NEXT: } {{.*:[0-9]+:[0-9]+}}
// FLAGS5-NEXT: } {{.*:[0-9]+:[0-9]+}}
// FLAGS5-NEXT: #loc = {{.*:[0-9]+:[0-9]+}}
// FLAGS5-NEXT: #loc1 = {{.*:[0-9]+:[0-9]+}}
// FLAGS5-NEXT: #loc2 = {{.*:[0-9]+:[0-9]+}}
// FLAGS5-NEXT: #loc3 = {{.*:[0-9]+:[0-9]+}}
// FLAGS5-NEXT: #loc4 = {{.*:[0-9]+:[0-9]+}}
// FLAGS5-NEXT: #loc8 = "zero"
// FLAGS5-NEXT: #loc9 = {{.*:[0-9]+:[0-9]+}}
// FLAGS5-NEXT: #loc10 = {{.*:[0-9]+:[0-9]+}}
// FLAGS5-NEXT: #loc11 = "call"
// FLAGS5-NEXT: #loc12 = "loop"
// FLAGS5-NEXT: #loc13 = other.mlir:9:9
// FLAGS5-NEXT: #loc14 = {{.*:[0-9]+:[0-9]+}}
// FLAGS5-NEXT: #loc15 = {{.*:[0-9]+:[0-9]+}}
// FLAGS5-NEXT: #loc16 = other.mlir:3:4
// FLAGS5-NEXT: #loc18 = {{.*:[0-9]+:[0-9]+}}
// FLAGS5-NEXT: #loc19 = {{.*:[0-9]+:[0-9]+}}
// FLAGS5-NEXT: #loc20 = {{.*:[0-9]+:[0-9]+}}
// FLAGS5-NEXT: #loc21 = [#loc12, #loc13]
// FLAGS5-EMPTY:
// FLAGS5-NEXT: {-#
// FLAGS5-NEXT: dialect_resources: {
// FLAGS5-NEXT: builtin: {
// FLAGS5-NEXT: blob: "0x010000000102"
// FLAGS5-NEXT: }
// FLAGS5-NEXT: }
// FLAGS5-NEXT: #-}

// FLAGS6: #loc5 = loc({{".*":[0-9]+:[0-9]+}})
// FLAGS6-NEXT: #loc6 = loc({{".*":[0-9]+:[0-9]+}})
// FLAGS6-NEXT: #loc7 = loc("named_arg")
// FLAGS6-NEXT: #loc14 = loc({{".*":[0-9]+:[0-9]+}})
// FLAGS6-NEXT: #loc15 = loc({{".*":[0-9]+:[0-9]+}})
// FLAGS6-NEXT: #loc19 = loc({{".*":[0-9]+:[0-9]+}})
// FLAGS6-NEXT: #map = affine_map<(d0, d1) -> (d1, d0)>
// FLAGS6-NEXT: "builtin.module"() <{sym_name = "rich"}> ({
// FLAGS6-NEXT: "memref.global"() <{constant, initial_value = dense<[1, 2, 3, 4, 5, 6, 7, 8]> : tensor<8xi32>, sym_name = "table", sym_visibility = "private", type = memref<8xi32>}> : () -> () loc(#loc1)
// FLAGS6-NEXT: "memref.global"() <{initial_value = dense<1.500000e+00> : tensor<8xf32>, sym_name = "splat", type = memref<8xf32>}> : () -> () loc(#loc2)
// FLAGS6-NEXT: "func.func"() <{function_type = (i32, memref<4x4xf32, #map>) -> (i32, f32), sym_name = "callee", sym_visibility = "private"}> ({
// FLAGS6-NEXT: }) : () -> () loc(#loc3)
// FLAGS6-NEXT: "func.func"() <{function_type = (index, memref<4x4xf32, #map>, i32) -> i32, sym_name = "f"}> ({
// FLAGS6-NEXT: ^bb0(%arg0: index loc({{".*":[0-9]+:[0-9]+}}), %arg1: memref<4x4xf32, #map> loc({{".*":[0-9]+:[0-9]+}}), %arg2: i32 loc("named_arg")):
// FLAGS6-NEXT: %[[V0:.*]] = "arith.constant"() <{value = 0 : index}> : () -> index loc(#loc8)
// FLAGS6-NEXT: %[[V1:.*]] = "arith.constant"() <{value = 1 : index}> : () -> index loc(#loc9)
// FLAGS6-NEXT: %[[V2:.*]] = "arith.constant"() <{value = dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>}> : () -> tensor<3xf32> loc(#loc10)
// FLAGS6-NEXT: %[[V3:.*]]:2 = "func.call"(%arg2, %arg1) <{callee = @callee}> : (i32, memref<4x4xf32, #map>) -> (i32, f32) loc(#loc11)
// FLAGS6-NEXT: %[[V4:.*]] = "scf.for"(%[[V0]], %arg0, %[[V1]], %[[V3]]#0) ({
// FLAGS6-NEXT: ^bb0(%arg3: index loc({{".*":[0-9]+:[0-9]+}}), %arg4: i32 loc({{".*":[0-9]+:[0-9]+}})):
// FLAGS6-NEXT: %[[V6:.*]] = "arith.addi"(%arg4, %arg2) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32 loc(#loc16)
// FLAGS6-NEXT: "scf.yield"(%[[V6]]) : (i32) -> () loc(#loc17)
// FLAGS6-NEXT: }) : (index, index, index, i32) -> i32 loc(#loc23)
// FLAGS6-NEXT: "cf.br"(%[[V4]])[^bb1] : (i32) -> () loc(#loc18)
// FLAGS6-NEXT: ^bb1(%[[V5:.*]]: i32 loc({{".*":[0-9]+:[0-9]+}})):  // pred: ^bb0
// FLAGS6-NEXT: "x.unknown"(%[[V5]]) <{prop = #map}> ({
// FLAGS6-NEXT: "x.inner"() : () -> () loc(#loc21)
// FLAGS6-NEXT: }) {attr = dense_resource<blob> : tensor<2xi8>} : (i32) -> () loc(#loc20)
// FLAGS6-NEXT: "func.return"(%[[V5]]) : (i32) -> () loc(#loc22)
// FLAGS6-NEXT: }) : () -> () loc(#loc4)
// FLAGS6-NEXT: }) {x.version = 3 : i32} : () -> () loc(#loc)
// FLAGS6-NEXT: #loc = loc({{".*":[0-9]+:[0-9]+}})
// FLAGS6-NEXT: #loc1 = loc({{".*":[0-9]+:[0-9]+}})
// FLAGS6-NEXT: #loc2 = loc({{".*":[0-9]+:[0-9]+}})
// FLAGS6-NEXT: #loc3 = loc({{".*":[0-9]+:[0-9]+}})
// FLAGS6-NEXT: #loc4 = loc({{".*":[0-9]+:[0-9]+}})
// FLAGS6-NEXT: #loc8 = loc("zero")
// FLAGS6-NEXT: #loc9 = loc({{".*":[0-9]+:[0-9]+}})
// FLAGS6-NEXT: #loc10 = loc({{".*":[0-9]+:[0-9]+}})
// FLAGS6-NEXT: #loc11 = loc("call")
// FLAGS6-NEXT: #loc12 = loc("loop")
// FLAGS6-NEXT: #loc13 = loc("other.mlir":9:9)
// FLAGS6-NEXT: #loc16 = loc({{".*":[0-9]+:[0-9]+}})
// FLAGS6-NEXT: #loc17 = loc({{".*":[0-9]+:[0-9]+}})
// FLAGS6-NEXT: #loc18 = loc("other.mlir":3:4)
// FLAGS6-NEXT: #loc20 = loc({{".*":[0-9]+:[0-9]+}})
// FLAGS6-NEXT: #loc21 = loc({{".*":[0-9]+:[0-9]+}})
// FLAGS6-NEXT: #loc22 = loc({{".*":[0-9]+:[0-9]+}})
// FLAGS6-NEXT: #loc23 = loc(fused[#loc12, #loc13])
// FLAGS6-EMPTY:
// FLAGS6-NEXT: {-#
// FLAGS6-NEXT: dialect_resources: {
// FLAGS6-NEXT: builtin: {
// FLAGS6-NEXT: blob: "0x010000000102"
// FLAGS6-NEXT: }
// FLAGS6-NEXT: }
// FLAGS6-NEXT: #-}

// FLAGS7: #map = affine_map<(d0, d1) -> (d1, d0)>
// FLAGS7-NEXT: module @rich attributes {x.version = 3 : i32} {
// FLAGS7-NEXT: memref.global "private" constant @table : memref<8xi32> = dense<[1, 2, 3, 4, 5, 6, 7, 8]>
// FLAGS7-NEXT: memref.global @splat : memref<8xf32> = dense<1.500000e+00>
// FLAGS7-NEXT: func.func private @callee(i32, memref<4x4xf32, #map>) -> (i32, f32)
// FLAGS7-NEXT: func.func @f(%arg0: index, %arg1: memref<4x4xf32, #map>, %arg2: i32) -> i32 {
// FLAGS7-NEXT: %c0 = arith.constant 0 : index
// FLAGS7-NEXT: %c1 = arith.constant 1 : index
// FLAGS7-NEXT: %cst = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>
// FLAGS7-NEXT: %[[V0:.*]]:2 = call @callee(%arg2, %arg1) : (i32, memref<4x4xf32, #map>) -> (i32, f32)
// FLAGS7-NEXT: %[[V1:.*]] = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %[[V0]]#0) -> (i32) {
// FLAGS7-NEXT: %[[V3:.*]] = arith.addi %arg4, %arg2 overflow<nsw> : i32
// FLAGS7-NEXT: scf.yield %[[V3]] : i32
// FLAGS7-NEXT: }
// FLAGS7-NEXT: cf.br ^bb1(%[[V1]] : i32)
// FLAGS7-NEXT: ^bb1(%[[V2:.*]]: i32):  // pred: ^bb0
// FLAGS7-NEXT: "x.unknown"(%[[V2]]) <{prop = #map}> ({
// FLAGS7-NEXT: "x.inner"() : () -> ()
// FLAGS7-NEXT: }) {attr = dense_resource<blob> : tensor<2xi8>} : (i32) -> ()
// FLAGS7-NEXT: return %[[V2]] : i32
// FLAGS7-NEXT: }
// FLAGS7-NEXT: }
// FLAGS7-EMPTY:
// FLAGS7-NEXT: {-#
// FLAGS7-NEXT: dialect_resources: {
// FLAGS7-NEXT: builtin: {
// FLAGS7-NEXT: blob: "0x010000000102"
// FLAGS7-NEXT: }
// FLAGS7-NEXT: }
// FLAGS7-NEXT: #-}

// FLAGS8: #map = affine_map<(d0, d1) -> (d1, d0)>
// FLAGS8-NEXT: module @rich attributes {x.version = 3 : i32} {
// FLAGS8-NEXT: memref.global "private" constant @table : memref<8xi32> = dense<[1, 2, 3, 4, 5, 6, 7, 8]>
// FLAGS8-NEXT: memref.global @splat : memref<8xf32> = dense<1.500000e+00>
// FLAGS8-NEXT: func.func private @callee(i32, memref<4x4xf32, #map>) -> (i32, f32)
// FLAGS8-NEXT: func.func @f(%arg0: index, %arg1: memref<4x4xf32, #map>, %arg2: i32) -> i32 {
// FLAGS8-NEXT: // %arg0 is used by %[[V5:.*]]
// FLAGS8-NEXT: // %arg1 is used by %[[V4:.*]]#0, %[[V4]]#1
// FLAGS8-NEXT: // %arg2 is used by %[[V10:.*]], %[[V4]]#0, %[[V4]]#1
// FLAGS8-NEXT: %c0 = arith.constant 0 : index // user: %[[V5]]
// FLAGS8-NEXT: %c1 = arith.constant 1 : index // user: %[[V5]]
// FLAGS8-NEXT: %cst = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32> // unused
// FLAGS8-NEXT: %[[V4]]:2 = call @callee(%arg2, %arg1) : (i32, memref<4x4xf32, #map>) -> (i32, f32) // users: (%[[V5]]), (unused)
// FLAGS8-NEXT: %[[V5]] = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %[[V4]]#0) -> (i32) {
// FLAGS8-NEXT: // %arg3 is unused
// FLAGS8-NEXT: // %arg4 is used by %[[V10]]
// FLAGS8-NEXT: %[[V10]] = arith.addi %arg4, %arg2 overflow<nsw> : i32 // user: %[[V11:.*]]
// FLAGS8-NEXT: scf.yield %[[V10]] : i32 // id: %[[V11]]
// FLAGS8-NEXT: } // user: %[[V6:.*]]
// FLAGS8-NEXT: cf.br ^bb1(%[[V5]] : i32) // id: %[[V6]]
// FLAGS8-NEXT: ^bb1(%[[V7:.*]]: i32):  // pred: ^bb0
// FLAGS8-NEXT: // %[[V7]] is used by %[[V9:.*]], %[[V8:.*]]
// FLAGS8-NEXT: "x.unknown"(%[[V7]]) <{prop = #map}> ({
// FLAGS8-NEXT: "x.inner"() : () -> ()
// FLAGS8-NEXT: }) {attr = dense_resource<blob> : tensor<2xi8>} : (i32) -> () // id: %[[V8]]
// FLAGS8-NEXT: return %[[V7]] : i32 // id: %[[V9]]
// FLAGS8-NEXT: }
// FLAGS8-NEXT: }
// FLAGS8-EMPTY:
// FLAGS8-NEXT: {-#
// FLAGS8-NEXT: dialect_resources: {
// FLAGS8-NEXT: builtin: {
// FLAGS8-NEXT: blob: "0x010000000102"
// FLAGS8-NEXT: }
// FLAGS8-NEXT: }
// FLAGS8-NEXT: #-}

// FLAGS9: #map = affine_map<(d0, d1) -> (d1, d0)>
// FLAGS9-NEXT: module @rich attributes {x.version = 3 : i32} {
// FLAGS9-NEXT: memref.global "private" constant @table : memref<8xi32> = dense_resource<__elided__>
// FLAGS9-NEXT: memref.global @splat : memref<8xf32> = dense<1.500000e+00>
// FLAGS9-NEXT: func.func private @callee(i32, memref<4x4xf32, #map>) -> (i32, f32)
// FLAGS9-NEXT: func.func @f(%arg0: index, %arg1: memref<4x4xf32, #map>, %arg2: i32) -> i32 {
// FLAGS9-NEXT: %c0 = arith.constant 0 : index
// FLAGS9-NEXT: %c1 = arith.constant 1 : index
// FLAGS9-NEXT: %cst = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>
// FLAGS9-NEXT: %[[V0:.*]]:2 = call @callee(%arg2, %arg1) : (i32, memref<4x4xf32, #map>) -> (i32, f32)
// FLAGS9-NEXT: %[[V1:.*]] = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %[[V0]]#0) -> (i32) {
// FLAGS9-NEXT: %[[V3:.*]] = arith.addi %arg4, %arg2 overflow<nsw> : i32
// FLAGS9-NEXT: scf.yield %[[V3]] : i32
// FLAGS9-NEXT: }
// FLAGS9-NEXT: cf.br ^bb1(%[[V1]] : i32)
// FLAGS9-NEXT: ^bb1(%[[V2:.*]]: i32):  // pred: ^bb0
// FLAGS9-NEXT: "x.unknown"(%[[V2]]) <{prop = #map}> ({
// FLAGS9-NEXT: "x.inner"() : () -> ()
// FLAGS9-NEXT: }) {attr = dense_resource<blob> : tensor<2xi8>} : (i32) -> ()
// FLAGS9-NEXT: return %[[V2]] : i32
// FLAGS9-NEXT: }
// FLAGS9-NEXT: }
// FLAGS9-EMPTY:
// FLAGS9-NEXT: {-#
// FLAGS9-NEXT: dialect_resources: {
// FLAGS9-NEXT: builtin: {
// FLAGS9-NEXT: blob: "0x010000000102"
// FLAGS9-NEXT: }
// FLAGS9-NEXT: }
// FLAGS9-NEXT: #-}

// FLAGS10: #map = affine_map<(d0, d1) -> (d1, d0)>
// FLAGS10-NEXT: module @rich attributes {x.version = 3 : i32} {
// FLAGS10-NEXT: memref.global "private" constant @table : memref<8xi32> = dense<[1, 2, 3, 4, 5, 6, 7, 8]>
// FLAGS10-NEXT: memref.global @splat : memref<8xf32> = dense<1.500000e+00>
// FLAGS10-NEXT: func.func private @callee(i32, memref<4x4xf32, #map>) -> (i32, f32)
// FLAGS10-NEXT: func.func @f(%arg0: index, %arg1: memref<4x4xf32, #map>, %arg2: i32) -> i32 {
// FLAGS10-NEXT: %c0 = arith.constant 0 : index
// FLAGS10-NEXT: %c1 = arith.constant 1 : index
// FLAGS10-NEXT: %cst = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>
// FLAGS10-NEXT: %[[V0:.*]]:2 = call @callee(%arg2, %arg1) : (i32, memref<4x4xf32, #map>) -> (i32, f32)
// FLAGS10-NEXT: %[[V1:.*]] = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %[[V0]]#0) -> (i32) {
// FLAGS10-NEXT: %[[V3:.*]] = arith.addi %arg4, %arg2 overflow<nsw> : i32
// FLAGS10-NEXT: scf.yield %[[V3]] : i32
// FLAGS10-NEXT: }
// FLAGS10-NEXT: cf.br ^bb1(%[[V1]] : i32)
// FLAGS10-NEXT: ^bb1(%[[V2:.*]]: i32):  // pred: ^bb0
// FLAGS10-NEXT: "x.unknown"(%[[V2]]) <{prop = #map}> ({
// FLAGS10-NEXT: "x.inner"() : () -> ()
// FLAGS10-NEXT: }) {attr = dense_resource<blob> : tensor<2xi8>} : (i32) -> ()
// FLAGS10-NEXT: return %[[V2]] : i32
// FLAGS10-NEXT: }
// FLAGS10-NEXT: }
// FLAGS10-EMPTY:
// FLAGS10-NEXT: {-#
// FLAGS10-EMPTY:
// FLAGS10-NEXT: #-}

// FLAGS11: #map = affine_map<(d0, d1) -> (d1, d0)>
// FLAGS11-NEXT: module @rich attributes {x.version = 3 : i32} {
// FLAGS11-NEXT: memref.global "private" constant @table : memref<8xi32> = dense<"0x0100000002000000030000000400000005000000060000000700000008000000">
// FLAGS11-NEXT: memref.global @splat : memref<8xf32> = dense<1.500000e+00>
// FLAGS11-NEXT: func.func private @callee(i32, memref<4x4xf32, #map>) -> (i32, f32)
// FLAGS11-NEXT: func.func @f(%arg0: index, %arg1: memref<4x4xf32, #map>, %arg2: i32) -> i32 {
// FLAGS11-NEXT: %c0 = arith.constant 0 : index
// FLAGS11-NEXT: %c1 = arith.constant 1 : index
// FLAGS11-NEXT: %cst = arith.constant dense<"0x0000803F0000004000004040"> : tensor<3xf32>
// FLAGS11-NEXT: %[[V0:.*]]:2 = call @callee(%arg2, %arg1) : (i32, memref<4x4xf32, #map>) -> (i32, f32)
// FLAGS11-NEXT: %[[V1:.*]] = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %[[V0]]#0) -> (i32) {
// FLAGS11-NEXT: %[[V3:.*]] = arith.addi %arg4, %arg2 overflow<nsw> : i32
// FLAGS11-NEXT: scf.yield %[[V3]] : i32
// FLAGS11-NEXT: }
// FLAGS11-NEXT: cf.br ^bb1(%[[V1]] : i32)
// FLAGS11-NEXT: ^bb1(%[[V2:.*]]: i32):  // pred: ^bb0
// FLAGS11-NEXT: "x.unknown"(%[[V2]]) <{prop = #map}> ({
// FLAGS11-NEXT: "x.inner"() : () -> ()
// FLAGS11-NEXT: }) {attr = dense_resource<blob> : tensor<2xi8>} : (i32) -> ()
// FLAGS11-NEXT: return %[[V2]] : i32
// FLAGS11-NEXT: }
// FLAGS11-NEXT: }
// FLAGS11-EMPTY:
// FLAGS11-NEXT: {-#
// FLAGS11-NEXT: dialect_resources: {
// FLAGS11-NEXT: builtin: {
// FLAGS11-NEXT: blob: "0x010000000102"
// FLAGS11-NEXT: }
// FLAGS11-NEXT: }
// FLAGS11-NEXT: #-}

// FLAGS12: module @rich attributes {x.version = 3 : i32} {...}

// FLAGS13: #map = affine_map<(d0, d1) -> (d1, d0)>
// FLAGS13-NEXT: module @rich attributes {x.version = 3 : i32} {
// FLAGS13-NEXT: memref.global "private" constant @table : memref<8xi32> = dense<[1, 2, 3, 4, 5, 6, 7, 8]>
// FLAGS13-NEXT: memref.global @splat : memref<8xf32> = dense<1.500000e+00>
// FLAGS13-NEXT: func.func private @callee(i32, memref<4x4xf32, #map>) -> (i32, f32)
// FLAGS13-NEXT: func.func @f(%arg0: index, %arg1: memref<4x4xf32, #map>, %arg2: i32) -> i32 {
// FLAGS13-NEXT: %c0 = arith.constant 0 : index
// FLAGS13-NEXT: %c1 = arith.constant 1 : index
// FLAGS13-NEXT: %cst = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>
// FLAGS13-NEXT: %[[V0:.*]]:2 = call @callee(%arg2, %arg1) : (i32, memref<4x4xf32, #map>) -> (i32, f32)
// FLAGS13-NEXT: %[[V1:.*]] = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %[[V0]]#0) -> (i32) {
// FLAGS13-NEXT: %[[V3:.*]] = arith.addi %arg4, %arg2 overflow<nsw> : i32
// FLAGS13-NEXT: scf.yield %[[V3]] : i32
// FLAGS13-NEXT: }
// FLAGS13-NEXT: cf.br ^bb1(%[[V1]] : i32)
// FLAGS13-NEXT: ^bb1(%[[V2:.*]]: i32):  // pred: ^bb0
// FLAGS13-NEXT: "x.unknown"(%[[V2]]) <{prop = #map}> ({
// FLAGS13-NEXT: "x.inner"() : () -> ()
// FLAGS13-NEXT: }) {attr = dense_resource<blob> : tensor<2xi8>} : (i32) -> ()
// FLAGS13-NEXT: return %[[V2]] : i32
// FLAGS13-NEXT: }
// FLAGS13-NEXT: }
// FLAGS13-EMPTY:
// FLAGS13-NEXT: {-#
// FLAGS13-NEXT: dialect_resources: {
// FLAGS13-NEXT: builtin: {
// FLAGS13-NEXT: blob: "0x010000000102"
// FLAGS13-NEXT: }
// FLAGS13-NEXT: }
// FLAGS13-NEXT: #-}

// FLAGS14: #map = affine_map<(d0, d1) -> (d1, d0)>
// FLAGS14-NEXT: module @rich attributes {x.version = 3 : i32} {
// FLAGS14-NEXT: memref.global "private" constant @table : memref<8xi32> = dense<[1, 2, 3, 4, 5, 6, 7, 8]>
// FLAGS14-NEXT: memref.global @splat : memref<8xf32> = dense<1.500000e+00>
// FLAGS14-NEXT: func.func private @callee(i32, memref<4x4xf32, #map>) -> (i32, f32)
// FLAGS14-NEXT: func.func @f(%arg0: index, %arg1: memref<4x4xf32, #map>, %named_arg: i32) -> i32 {
// FLAGS14-NEXT: %zero = arith.constant 0 : index
// FLAGS14-NEXT: %c1 = arith.constant 1 : index
// FLAGS14-NEXT: %cst = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>
// FLAGS14-NEXT: %call:2 = call @callee(%named_arg, %arg1) : (i32, memref<4x4xf32, #map>) -> (i32, f32)
// FLAGS14-NEXT: %loop = scf.for %arg3 = %zero to %arg0 step %c1 iter_args(%arg4 = %call#0) -> (i32) {
// FLAGS14-NEXT: %[[V1:.*]] = arith.addi %arg4, %named_arg overflow<nsw> : i32
// FLAGS14-NEXT: scf.yield %[[V1]] : i32
// FLAGS14-NEXT: }
// FLAGS14-NEXT: cf.br ^bb1(%loop : i32)
// FLAGS14-NEXT: ^bb1(%[[V0:.*]]: i32):  // pred: ^bb0
// FLAGS14-NEXT: "x.unknown"(%[[V0]]) <{prop = #map}> ({
// FLAGS14-NEXT: "x.inner"() : () -> ()
// FLAGS14-NEXT: }) {attr = dense_resource<blob> : tensor<2xi8>} : (i32) -> ()
// FLAGS14-NEXT: return %[[V0]] : i32
// FLAGS14-NEXT: }
// FLAGS14-NEXT: }
// FLAGS14-EMPTY:
// FLAGS14-NEXT: {-#
// FLAGS14-NEXT: dialect_resources: {
// FLAGS14-NEXT: builtin: {
// FLAGS14-NEXT: blob: "0x010000000102"
// FLAGS14-NEXT: }
// FLAGS14-NEXT: }
// FLAGS14-NEXT: #-}

// FLAGS15: #map = affine_map<(d0, d1) -> (d1, d0)>
// FLAGS15-NEXT: module @rich attributes {x.version = 3 : i32} {
// FLAGS15-NEXT: memref.global "private" constant @table : memref<8xi32> = dense<[1, 2, 3, 4, 5, 6, 7, 8]>
// FLAGS15-NEXT: memref.global @splat : memref<8xf32> = dense<1.500000e+00>
// FLAGS15-NEXT: func.func private @callee(i32, memref<4x4xf32, #map>) -> (i32, f32)
// FLAGS15-NEXT: func.func @f(%arg0: index, %arg1: memref<4x4xf32, #map>, %arg2: i32) -> i32 {
// FLAGS15-NEXT: %c0 = arith.constant 0 : index
// FLAGS15-NEXT: %c1 = arith.constant 1 : index
// FLAGS15-NEXT: %cst = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>
// FLAGS15-NEXT: %[[V0:.*]]:2 = call @callee(%arg2, %arg1) : (i32, memref<4x4xf32, #map>) -> (i32, f32)
// FLAGS15-NEXT: %[[V1:.*]] = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %[[V0]]#0) -> (i32) {
// FLAGS15-NEXT: %[[V3:.*]] = arith.addi %arg4, %arg2 overflow<nsw> : i32
// FLAGS15-NEXT: scf.yield %[[V3]] : i32
// FLAGS15-NEXT: }
// FLAGS15-NEXT: cf.br ^bb1(%[[V1]] : i32)
// FLAGS15-NEXT: ^bb1(%[[V2:.*]]: i32):  // pred: ^bb0
// FLAGS15-NEXT: "x.unknown"(%[[V2]]) <{prop = #map}> ({
// FLAGS15-NEXT: "x.inner"() : () -> ()
// FLAGS15-NEXT: }) {attr = dense_resource<blob> : tensor<2xi8>} : (i32) -> ()
// FLAGS15-NEXT: return %[[V2]] : i32
// FLAGS15-NEXT: }
// FLAGS15-NEXT: }
// FLAGS15-EMPTY:
// FLAGS15-NEXT: {-#
// FLAGS15-NEXT: dialect_resources: {
// FLAGS15-NEXT: builtin: {
// FLAGS15-NEXT: blob: "0x010000000102"
// FLAGS15-NEXT: }
// FLAGS15-NEXT: }
// FLAGS15-NEXT: #-}

// FLAGS16: #map = affine_map<(d0, d1) -> (d1, d0)>
// FLAGS16-NEXT: "builtin.module"() <{sym_name = "rich"}> ({
// FLAGS16-NEXT: "memref.global"() <{constant, initial_value = dense<[1, 2, 3, 4, 5, 6, 7, 8]> : tensor<8xi32>, sym_name = "table", sym_visibility = "private", type = memref<8xi32>}> : () -> ()
// FLAGS16-NEXT: "memref.global"() <{initial_value = dense<1.500000e+00> : tensor<8xf32>, sym_name = "splat", type = memref<8xf32>}> : () -> ()
// FLAGS16-NEXT: "func.func"() <{function_type = (i32, memref<4x4xf32, #map>) -> (i32, f32), sym_name = "callee", sym_visibility = "private"}> ({
// FLAGS16-NEXT: }) : () -> ()
// FLAGS16-NEXT: "func.func"() <{function_type = (index, memref<4x4xf32, #map>, i32) -> i32, sym_name = "f"}> ({
// FLAGS16-NEXT: ^bb0(%arg0: index, %arg1: memref<4x4xf32, #map>, %named_arg: i32):
// FLAGS16-NEXT: %zero = "arith.constant"() <{value = 0 : index}> : () -> index
// FLAGS16-NEXT: %[[V0:.*]] = "arith.constant"() <{value = 1 : index}> : () -> index
// FLAGS16-NEXT: %[[V1:.*]] = "arith.constant"() <{value = dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>}> : () -> tensor<3xf32>
// FLAGS16-NEXT: %call:2 = "func.call"(%named_arg, %arg1) <{callee = @callee}> : (i32, memref<4x4xf32, #map>) -> (i32, f32)
// FLAGS16-NEXT: %loop = "scf.for"(%zero, %arg0, %[[V0]], %call#0) ({
// FLAGS16-NEXT: ^bb0(%arg3: index, %arg4: i32):
// FLAGS16-NEXT: %[[V3:.*]] = "arith.addi"(%arg4, %named_arg) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
// FLAGS16-NEXT: "scf.yield"(%[[V3]]) : (i32) -> ()
// FLAGS16-NEXT: }) : (index, index, index, i32) -> i32
// FLAGS16-NEXT: "cf.br"(%loop)[^bb1] : (i32) -> ()
// FLAGS16-NEXT: ^bb1(%[[V2:.*]]: i32):  // pred: ^bb0
// FLAGS16-NEXT: "x.unknown"(%[[V2]]) <{prop = #map}> ({
// FLAGS16-NEXT: "x.inner"() : () -> ()
// FLAGS16-NEXT: }) {attr = dense_resource<blob> : tensor<2xi8>} : (i32) -> ()
// FLAGS16-NEXT: "func.return"(%[[V2]]) : (i32) -> ()
// FLAGS16-NEXT: }) : () -> ()
// FLAGS16-NEXT: }) {x.version = 3 : i32} : () -> ()
// FLAGS16-EMPTY:
// FLAGS16-NEXT: {-#
// FLAGS16-NEXT: dialect_resources: {
// FLAGS16-NEXT: builtin: {
// FLAGS16-NEXT: blob: "0x010000000102"
// FLAGS16-NEXT: }
// FLAGS16-NEXT: }
// FLAGS16-NEXT: #-}
