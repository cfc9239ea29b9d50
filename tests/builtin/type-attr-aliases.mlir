// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-debuginfo | FileCheck %s --check-prefix=LOC
// RUN: mlir-opt %s --split-input-file --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s --check-prefix=LOCAL

func.func private @f(!llvm.struct<"node", (i32, ptr)>)

// CHECK: module {
// CHECK-NEXT: func.func private @f(!llvm.struct<"node", (i32, ptr)>)
// CHECK-NEXT: }

// LOC: module {
// LOC-NEXT: func.func private @f(!llvm.struct<"node", (i32, ptr)>) loc(#loc1)
// LOC-NEXT: } loc(#loc)
// LOC-NEXT: #loc = loc({{".*":[0-9]+:[0-9]+}})
// LOC-NEXT: #loc1 = loc({{".*":[0-9]+:[0-9]+}})

// LOCAL: module {
// LOCAL-NEXT: func.func private @f(!llvm.struct<"node", (i32, ptr)>) loc({{".*":[0-9]+:[0-9]+}})
// LOCAL-NEXT: } loc({{".*":[0-9]+:[0-9]+}})

// -----

llvm.func @f(!llvm.struct<"node", (i32, ptr)>)

// CHECK: module {
// CHECK-NEXT: llvm.func @f(!llvm.struct<"node", (i32, ptr)>)
// CHECK-NEXT: }

// LOC: module {
// LOC-NEXT: llvm.func @f(!llvm.struct<"node", (i32, ptr)>) loc(#loc1)
// LOC-NEXT: } loc(#loc)
// LOC-NEXT: #loc = loc({{".*":[0-9]+:[0-9]+}})
// LOC-NEXT: #loc1 = loc({{".*":[0-9]+:[0-9]+}})

// LOCAL: module {
// LOCAL-NEXT: llvm.func @f(!llvm.struct<"node", (i32, ptr)>) loc({{".*":[0-9]+:[0-9]+}})
// LOCAL-NEXT: } loc({{".*":[0-9]+:[0-9]+}})

// -----

func.func private @f(i32 {llvm.struct_attrs = {}})

// CHECK: module {
// CHECK-NEXT: func.func private @f(i32 {llvm.struct_attrs = {}})
// CHECK-NEXT: }

// LOC: module {
// LOC-NEXT: func.func private @f(i32 {llvm.struct_attrs = {}}) loc(#loc1)
// LOC-NEXT: } loc(#loc)
// LOC-NEXT: #loc = loc({{".*":[0-9]+:[0-9]+}})
// LOC-NEXT: #loc1 = loc({{".*":[0-9]+:[0-9]+}})

// LOCAL: module {
// LOCAL-NEXT: func.func private @f(i32 {llvm.struct_attrs = {}}) loc({{".*":[0-9]+:[0-9]+}})
// LOCAL-NEXT: } loc({{".*":[0-9]+:[0-9]+}})

// -----

llvm.mlir.global internal @g() : !llvm.struct<(i32)>

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global internal @g() {addr_space = 0 : i32} : !llvm.struct<(i32)>
// CHECK-NEXT: }

// LOC: module {
// LOC-NEXT: llvm.mlir.global internal @g() {addr_space = 0 : i32} : !llvm.struct<(i32)> loc(#loc1)
// LOC-NEXT: } loc(#loc)
// LOC-NEXT: #loc = loc({{".*":[0-9]+:[0-9]+}})
// LOC-NEXT: #loc1 = loc({{".*":[0-9]+:[0-9]+}})

// LOCAL: module {
// LOCAL-NEXT: llvm.mlir.global internal @g() {addr_space = 0 : i32} : !llvm.struct<(i32)> loc({{".*":[0-9]+:[0-9]+}})
// LOCAL-NEXT: } loc({{".*":[0-9]+:[0-9]+}})

// -----

func.func @f(%m: memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>>) {
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @f(%arg0: memref<?x?xf32, #map>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// LOC: #loc2 = loc({{".*":[0-9]+:[0-9]+}})
// LOC-NEXT: #map = affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>
// LOC-NEXT: module {
// LOC-NEXT: func.func @f(%arg0: memref<?x?xf32, #map> loc({{".*":[0-9]+:[0-9]+}})) {
// LOC-NEXT: return loc(#loc3)
// LOC-NEXT: } loc(#loc1)
// LOC-NEXT: } loc(#loc)
// LOC-NEXT: #loc = loc({{".*":[0-9]+:[0-9]+}})
// LOC-NEXT: #loc1 = loc({{".*":[0-9]+:[0-9]+}})
// LOC-NEXT: #loc3 = loc({{".*":[0-9]+:[0-9]+}})

// LOCAL: module {
// LOCAL-NEXT: func.func @f(%arg0: memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>> loc({{".*":[0-9]+:[0-9]+}})) {
// LOCAL-NEXT: return loc({{".*":[0-9]+:[0-9]+}})
// LOCAL-NEXT: } loc({{".*":[0-9]+:[0-9]+}})
// LOCAL-NEXT: } loc({{".*":[0-9]+:[0-9]+}})

// -----

func.func @f(%a: index) -> index {
  %0 = affine.apply affine_map<(d0) -> (d0 * 2)>(%a)
  %1 = affine.apply affine_map<(d0) -> (d0 * 3)>(%0)
  %2 = affine.apply affine_map<(d0) -> (d0 * 2)>(%1)
  return %2 : index
}

// CHECK: #map = affine_map<(d0) -> (d0 * 2)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 * 3)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @f(%arg0: index) -> index {
// CHECK-NEXT: %[[V0:.*]] = affine.apply #map(%arg0)
// CHECK-NEXT: %[[V1:.*]] = affine.apply #map1(%[[V0]])
// CHECK-NEXT: %[[V2:.*]] = affine.apply #map(%[[V1]])
// CHECK-NEXT: return %[[V2]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// LOC: #loc2 = loc({{".*":[0-9]+:[0-9]+}})
// LOC-NEXT: #map = affine_map<(d0) -> (d0 * 2)>
// LOC-NEXT: #map1 = affine_map<(d0) -> (d0 * 3)>
// LOC-NEXT: module {
// LOC-NEXT: func.func @f(%arg0: index loc({{".*":[0-9]+:[0-9]+}})) -> index {
// LOC-NEXT: %[[V0:.*]] = affine.apply #map(%arg0) loc(#loc3)
// LOC-NEXT: %[[V1:.*]] = affine.apply #map1(%[[V0]]) loc(#loc4)
// LOC-NEXT: %[[V2:.*]] = affine.apply #map(%[[V1]]) loc(#loc5)
// LOC-NEXT: return %[[V2]] : index loc(#loc6)
// LOC-NEXT: } loc(#loc1)
// LOC-NEXT: } loc(#loc)
// LOC-NEXT: #loc = loc({{".*":[0-9]+:[0-9]+}})
// LOC-NEXT: #loc1 = loc({{".*":[0-9]+:[0-9]+}})
// LOC-NEXT: #loc3 = loc({{".*":[0-9]+:[0-9]+}})
// LOC-NEXT: #loc4 = loc({{".*":[0-9]+:[0-9]+}})
// LOC-NEXT: #loc5 = loc({{".*":[0-9]+:[0-9]+}})
// LOC-NEXT: #loc6 = loc({{".*":[0-9]+:[0-9]+}})

// LOCAL: module {
// LOCAL-NEXT: func.func @f(%arg0: index loc({{".*":[0-9]+:[0-9]+}})) -> index {
// LOCAL-NEXT: %[[V0:.*]] = affine.apply affine_map<(d0) -> (d0 * 2)>(%arg0) loc({{".*":[0-9]+:[0-9]+}})
// LOCAL-NEXT: %[[V1:.*]] = affine.apply affine_map<(d0) -> (d0 * 3)>(%[[V0]]) loc({{".*":[0-9]+:[0-9]+}})
// LOCAL-NEXT: %[[V2:.*]] = affine.apply affine_map<(d0) -> (d0 * 2)>(%[[V1]]) loc({{".*":[0-9]+:[0-9]+}})
// LOCAL-NEXT: return %[[V2]] : index loc({{".*":[0-9]+:[0-9]+}})
// LOCAL-NEXT: } loc({{".*":[0-9]+:[0-9]+}})
// LOCAL-NEXT: } loc({{".*":[0-9]+:[0-9]+}})

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
// CHECK-NEXT: }

// LOC: module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
// LOC-NEXT: } loc(#loc)
// LOC-NEXT: #loc = loc({{".*":[0-9]+:[0-9]+}})

// LOCAL: module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
// LOCAL-NEXT: } loc({{".*":[0-9]+:[0-9]+}})

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<32> : vector<2xi64>>>} {
  func.func private @f() attributes {x = #dlti.dl_spec<#dlti.dl_entry<i32, dense<32> : vector<2xi64>>>}
}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : vector<2xi64>>} {
// CHECK-NEXT: func.func private @f() attributes {x = #dlti.dl_spec<i32 = dense<32> : vector<2xi64>>}
// CHECK-NEXT: }

// LOC: module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : vector<2xi64>>} {
// LOC-NEXT: func.func private @f() attributes {x = #dlti.dl_spec<i32 = dense<32> : vector<2xi64>>} loc(#loc1)
// LOC-NEXT: } loc(#loc)
// LOC-NEXT: #loc = loc({{".*":[0-9]+:[0-9]+}})
// LOC-NEXT: #loc1 = loc({{".*":[0-9]+:[0-9]+}})

// LOCAL: module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : vector<2xi64>>} {
// LOCAL-NEXT: func.func private @f() attributes {x = #dlti.dl_spec<i32 = dense<32> : vector<2xi64>>} loc({{".*":[0-9]+:[0-9]+}})
// LOCAL-NEXT: } loc({{".*":[0-9]+:[0-9]+}})
