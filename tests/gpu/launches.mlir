// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

// Launches.
func.func @f(%i: index, %d: !gpu.sparse.dntensor_handle, %t: !gpu.async.token, %j: i32, %f: f32) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {
    gpu.printf "%d %d %d %d\n", %bx, %tx, %gx, %sx : index, index, index, index
    gpu.terminator
  }
  %0 = gpu.launch async [%t] clusters(%cx, %cy, %cz) in (%kx = %i, %ky = %i, %kz = %i) blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) dynamic_shared_memory_size %j workgroup(%w: memref<32xf32, #gpu.address_space<workgroup>>, %w2: memref<3xf32, 3>) private(%q: memref<1xf32, 5>) {
    memref.store %f, %w2[%cx] : memref<3xf32, 3>
    gpu.terminator
  } {tag}
  %1 = gpu.launch async blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) module(@m) function(@f) private(%q: memref<1xf32>) {
    cf.br ^bb1
  ^bb1:
    gpu.terminator
  }
  %2 = gpu.launch async [%0, %1] blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) function(@f) {
    gpu.terminator
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[V0:[^ :,)]+]]: index, %[[V1:[^ :,)]+]]: !gpu.sparse.dntensor_handle, %[[V2:[^ :,)]+]]: !gpu.async.token, %[[V3:[^ :,)]+]]: i32, %[[V4:[^ :,)]+]]: f32) {
// CHECK-NEXT:     gpu.launch blocks(%[[V5:[^ :,)]+]], %[[V6:[^ :,)]+]], %[[V7:[^ :,)]+]]) in (%[[V8:[^ :,)]+]] = %[[V0]], %[[V9:[^ :,)]+]] = %[[V0]], %[[V10:[^ :,)]+]] = %[[V0]]) threads(%[[V11:[^ :,)]+]], %[[V12:[^ :,)]+]], %[[V13:[^ :,)]+]]) in (%[[V14:[^ :,)]+]] = %[[V0]], %[[V15:[^ :,)]+]] = %[[V0]], %[[V16:[^ :,)]+]] = %[[V0]]) {
// CHECK-NEXT:       gpu.printf "%d %d %d %d\0A", %[[V5]], %[[V11]], %[[V8]], %[[V14]] : index, index, index, index
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V17:[^ :,)]+]] = gpu.launch async [%[[V2]]] clusters(%[[V18:[^ :,)]+]], %[[V19:[^ :,)]+]], %[[V20:[^ :,)]+]]) in (%[[V21:[^ :,)]+]] = %[[V0]], %[[V22:[^ :,)]+]] = %[[V0]], %[[V23:[^ :,)]+]] = %[[V0]]) blocks(%[[V5]], %[[V6]], %[[V7]]) in (%[[V8]] = %[[V0]], %[[V9]] = %[[V0]], %[[V10]] = %[[V0]]) threads(%[[V11]], %[[V12]], %[[V13]]) in (%[[V14]] = %[[V0]], %[[V15]] = %[[V0]], %[[V16]] = %[[V0]]) dynamic_shared_memory_size %[[V3]] workgroup(%[[V24:[^ :,)]+]] : memref<32xf32, #gpu.address_space<workgroup>>, %[[V25:[^ :,)]+]] : memref<3xf32, 3>) private(%[[V26:[^ :,)]+]] : memref<1xf32, 5>) {
// CHECK-NEXT:       memref.store %[[V4]], %[[V25]][%[[V18]]] : memref<3xf32, 3>
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     } {tag}
// CHECK-NEXT:     %[[V27:[^ :,)]+]] = gpu.launch async blocks(%[[V5]], %[[V6]], %[[V7]]) in (%[[V8]] = %[[V0]], %[[V9]] = %[[V0]], %[[V10]] = %[[V0]]) threads(%[[V11]], %[[V12]], %[[V13]]) in (%[[V14]] = %[[V0]], %[[V15]] = %[[V0]], %[[V16]] = %[[V0]]) module(@m) function(@f) private(%[[V18]] : memref<1xf32>) {
// CHECK-NEXT:       cf.br ^bb1
// CHECK-NEXT:     ^bb1:  // pred: ^bb0
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V28:[^ :,)]+]] = gpu.launch async [%[[V17]], %[[V27]]] blocks(%[[V5]], %[[V6]], %[[V7]]) in (%[[V8]] = %[[V0]], %[[V9]] = %[[V0]], %[[V10]] = %[[V0]]) threads(%[[V11]], %[[V12]], %[[V13]]) in (%[[V14]] = %[[V0]], %[[V15]] = %[[V0]], %[[V16]] = %[[V0]]) function(@f) {
// CHECK-NEXT:       gpu.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (index, !gpu.sparse.dntensor_handle, !gpu.async.token, i32, f32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[V0:[^ :,)]+]]: index, %[[V1:[^ :,)]+]]: !gpu.sparse.dntensor_handle, %[[V2:[^ :,)]+]]: !gpu.async.token, %[[V3:[^ :,)]+]]: i32, %[[V4:[^ :,)]+]]: f32):
// GENERIC-NEXT:     "gpu.launch"(%[[V0]], %[[V0]], %[[V0]], %[[V0]], %[[V0]], %[[V0]]) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:     ^bb0(%[[V5:[^ :,)]+]]: index, %[[V6:[^ :,)]+]]: index, %[[V7:[^ :,)]+]]: index, %[[V8:[^ :,)]+]]: index, %[[V9:[^ :,)]+]]: index, %[[V10:[^ :,)]+]]: index, %[[V11:[^ :,)]+]]: index, %[[V12:[^ :,)]+]]: index, %[[V13:[^ :,)]+]]: index, %[[V14:[^ :,)]+]]: index, %[[V15:[^ :,)]+]]: index, %[[V16:[^ :,)]+]]: index):
// GENERIC-NEXT:       "gpu.printf"(%[[V5]], %[[V8]], %[[V11]], %[[V14]]) <{format = "%d %d %d %d\0A"}> : (index, index, index, index) -> ()
// GENERIC-NEXT:       "gpu.terminator"() : () -> ()
// GENERIC-NEXT:     }) {workgroup_attributions = 0 : i64} : (index, index, index, index, index, index) -> ()
// GENERIC-NEXT:     %[[V17:[^ :,)]+]] = "gpu.launch"(%[[V2]], %[[V0]], %[[V0]], %[[V0]], %[[V0]], %[[V0]], %[[V0]], %[[V0]], %[[V0]], %[[V0]], %[[V3]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1>}> ({
// GENERIC-NEXT:     ^bb0(%[[V18:[^ :,)]+]]: index, %[[V19:[^ :,)]+]]: index, %[[V20:[^ :,)]+]]: index, %[[V21:[^ :,)]+]]: index, %[[V22:[^ :,)]+]]: index, %[[V23:[^ :,)]+]]: index, %[[V24:[^ :,)]+]]: index, %[[V25:[^ :,)]+]]: index, %[[V26:[^ :,)]+]]: index, %[[V27:[^ :,)]+]]: index, %[[V28:[^ :,)]+]]: index, %[[V29:[^ :,)]+]]: index, %[[V30:[^ :,)]+]]: index, %[[V31:[^ :,)]+]]: index, %[[V32:[^ :,)]+]]: index, %[[V33:[^ :,)]+]]: index, %[[V34:[^ :,)]+]]: index, %[[V35:[^ :,)]+]]: index, %[[V36:[^ :,)]+]]: memref<32xf32, #gpu.address_space<workgroup>>, %[[V37:[^ :,)]+]]: memref<3xf32, 3>, %[[V38:[^ :,)]+]]: memref<1xf32, 5>):
// GENERIC-NEXT:       "memref.store"(%[[V4]], %[[V37]], %[[V30]]) : (f32, memref<3xf32, 3>, index) -> ()
// GENERIC-NEXT:       "gpu.terminator"() : () -> ()
// GENERIC-NEXT:     }) {tag, workgroup_attributions = 2 : i64} : (!gpu.async.token, index, index, index, index, index, index, index, index, index, i32) -> !gpu.async.token
// GENERIC-NEXT:     %[[V39:[^ :,)]+]] = "gpu.launch"(%[[V0]], %[[V0]], %[[V0]], %[[V0]], %[[V0]], %[[V0]]) <{function = @f, module = @m, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:     ^bb0(%[[V40:[^ :,)]+]]: index, %[[V41:[^ :,)]+]]: index, %[[V42:[^ :,)]+]]: index, %[[V43:[^ :,)]+]]: index, %[[V44:[^ :,)]+]]: index, %[[V45:[^ :,)]+]]: index, %[[V46:[^ :,)]+]]: index, %[[V47:[^ :,)]+]]: index, %[[V48:[^ :,)]+]]: index, %[[V49:[^ :,)]+]]: index, %[[V50:[^ :,)]+]]: index, %[[V51:[^ :,)]+]]: index, %[[V52:[^ :,)]+]]: memref<1xf32>):
// GENERIC-NEXT:       "cf.br"()[^bb1] : () -> ()
// GENERIC-NEXT:     ^bb1:  // pred: ^bb0
// GENERIC-NEXT:       "gpu.terminator"() : () -> ()
// GENERIC-NEXT:     }) {workgroup_attributions = 0 : i64} : (index, index, index, index, index, index) -> !gpu.async.token
// GENERIC-NEXT:     %[[V53:[^ :,)]+]] = "gpu.launch"(%[[V17]], %[[V39]], %[[V0]], %[[V0]], %[[V0]], %[[V0]], %[[V0]], %[[V0]]) <{function = @f, operandSegmentSizes = array<i32: 2, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:     ^bb0(%[[V54:[^ :,)]+]]: index, %[[V55:[^ :,)]+]]: index, %[[V56:[^ :,)]+]]: index, %[[V57:[^ :,)]+]]: index, %[[V58:[^ :,)]+]]: index, %[[V59:[^ :,)]+]]: index, %[[V60:[^ :,)]+]]: index, %[[V61:[^ :,)]+]]: index, %[[V62:[^ :,)]+]]: index, %[[V63:[^ :,)]+]]: index, %[[V64:[^ :,)]+]]: index, %[[V65:[^ :,)]+]]: index):
// GENERIC-NEXT:       "gpu.terminator"() : () -> ()
// GENERIC-NEXT:     }) {workgroup_attributions = 0 : i64} : (!gpu.async.token, !gpu.async.token, index, index, index, index, index, index) -> !gpu.async.token
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Modules.
gpu.module @a {
}
gpu.module @b <#gpu.select_object<1>> [#nvvm.target, #rocdl.target<chip = "gfx90a">] attributes {tag} {
  gpu.module @inner [#xevm.target] {
    func.func private @host()
  }
}
gpu.module @c <#gpu.select_object<#nvvm.target<O = 3>>> attributes {sym_visibility = "private"} {
^bb0:
}
gpu.binary @d [#gpu.object<#nvvm.target, "abc">]
gpu.binary @e <#gpu.select_object<1 : i32>> {tag} [#gpu.object<#nvvm.target, offload = "abc">, #gpu.object<#xevm.target, bin = "\00">]
gpu.binary @f <#gpu.select_object> [#gpu.object<#rocdl.target, "abc">]

// CHECK: module {
// CHECK-NEXT:   gpu.module @a {
// CHECK-NEXT:   }
// CHECK-NEXT:   gpu.module @b<#gpu.select_object<1 : i64>> [#nvvm.target, #rocdl.target<chip = "gfx90a">] attributes {tag} {
// CHECK-NEXT:     gpu.module @inner [#xevm.target] {
// CHECK-NEXT:       func.func private @host()
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   gpu.module @c<#gpu.select_object<#nvvm.target<O = 3>>> attributes {sym_visibility = "private"} {
// CHECK-NEXT:   }
// CHECK-NEXT:   gpu.binary @d  [#gpu.object<#nvvm.target, "abc">]
// CHECK-NEXT:   gpu.binary @e <#gpu.select_object<1 : i32>> {tag} [#gpu.object<#nvvm.target, offload = "abc">, #gpu.object<#xevm.target, bin = "\00">]
// CHECK-NEXT:   gpu.binary @f  [#gpu.object<#rocdl.target, "abc">]
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "gpu.module"() <{sym_name = "a"}> ({
// GENERIC-NEXT:   ^bb0:
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "gpu.module"() <{offloadingHandler = #gpu.select_object<1 : i64>, sym_name = "b", targets = [#nvvm.target, #rocdl.target<chip = "gfx90a">]}> ({
// GENERIC-NEXT:     "gpu.module"() <{sym_name = "inner", targets = [#xevm.target]}> ({
// GENERIC-NEXT:       "func.func"() <{function_type = () -> (), sym_name = "host", sym_visibility = "private"}> ({
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:   }) {tag} : () -> ()
// GENERIC-NEXT:   "gpu.module"() <{offloadingHandler = #gpu.select_object<#nvvm.target<O = 3>>, sym_name = "c"}> ({
// GENERIC-NEXT:   ^bb0:
// GENERIC-NEXT:   }) {sym_visibility = "private"} : () -> ()
// GENERIC-NEXT:   "gpu.binary"() <{objects = [#gpu.object<#nvvm.target, "abc">], offloadingHandler = #gpu.select_object, sym_name = "d"}> : () -> ()
// GENERIC-NEXT:   "gpu.binary"() <{objects = [#gpu.object<#nvvm.target, offload = "abc">, #gpu.object<#xevm.target, bin = "\00">], offloadingHandler = #gpu.select_object<1 : i32>, sym_name = "e"}> {tag} : () -> ()
// GENERIC-NEXT:   "gpu.binary"() <{objects = [#gpu.object<#rocdl.target, "abc">], offloadingHandler = #gpu.select_object, sym_name = "f"}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Functions.
gpu.module @m {
  gpu.func @kernel(%x: i32 {llvm.noundef}, %y: f32) workgroup(%w: memref<32xf32, 3> {llvm.align = 4 : i64}, %w2: memref<2xf32>) private(%p: memref<1xf32, #gpu.address_space<private>>) kernel attributes {known_block_size = array<i32: 1, 2, 3>, known_grid_size = array<i32: 4, 5, 6>, tag} {
    gpu.return
  }
  gpu.func @pair(%x: i32) -> (i32, f32 {llvm.noundef}) private(%p: memref<1xf32> {llvm.align = 4 : i64}) {
    %0 = arith.sitofp %x : i32 to f32
    gpu.return {tag} %x, %0 : i32, f32
  }
  gpu.func @also() attributes {gpu.kernel, known_cluster_size = array<i32: 1, 1, 1>} {
    cf.br ^bb1
  ^bb1:
    gpu.return
  }
  gpu.func @"with space"() workgroup() private() {
    gpu.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     gpu.func @kernel(%[[V0:[^ :,)]+]]: i32 {llvm.noundef}, %[[V1:[^ :,)]+]]: f32) workgroup(%[[V2:[^ :,)]+]] : memref<32xf32, 3> {llvm.align = 4 : i64}, %[[V3:[^ :,)]+]] : memref<2xf32>) private(%[[V4:[^ :,)]+]] : memref<1xf32, #gpu.address_space<private>>) kernel attributes {known_block_size = array<i32: 1, 2, 3>, known_grid_size = array<i32: 4, 5, 6>, tag} {
// CHECK-NEXT:       gpu.return
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.func @pair(%[[V0]]: i32) -> (i32, f32 {llvm.noundef}) private(%[[V1]] : memref<1xf32> {llvm.align = 4 : i64}) {
// CHECK-NEXT:       %[[V5:[^ :,)]+]] = arith.sitofp %[[V0]] : i32 to f32
// CHECK-NEXT:       gpu.return {tag} %[[V0]], %[[V5]] : i32, f32
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.func @also() kernel attributes {known_cluster_size = array<i32: 1, 1, 1>} {
// CHECK-NEXT:       cf.br ^bb1
// CHECK-NEXT:     ^bb1:  // pred: ^bb0
// CHECK-NEXT:       gpu.return
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.func @"with space"() {
// CHECK-NEXT:       gpu.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "gpu.module"() <{sym_name = "m"}> ({
// GENERIC-NEXT:     "gpu.func"() <{arg_attrs = [{llvm.noundef}, {}], function_type = (i32, f32) -> (), known_block_size = array<i32: 1, 2, 3>, known_grid_size = array<i32: 4, 5, 6>, workgroup_attrib_attrs = [{llvm.align = 4 : i64}, {}]}> ({
// GENERIC-NEXT:     ^bb0(%[[V0:[^ :,)]+]]: i32, %[[V1:[^ :,)]+]]: f32, %[[V2:[^ :,)]+]]: memref<32xf32, 3>, %[[V3:[^ :,)]+]]: memref<2xf32>, %[[V4:[^ :,)]+]]: memref<1xf32, #gpu.address_space<private>>):
// GENERIC-NEXT:       "gpu.return"() : () -> ()
// GENERIC-NEXT:     }) {gpu.kernel, sym_name = "kernel", tag, workgroup_attributions = 2 : i64} : () -> ()
// GENERIC-NEXT:     "gpu.func"() <{function_type = (i32) -> (i32, f32), private_attrib_attrs = [{llvm.align = 4 : i64}], res_attrs = [{}, {llvm.noundef}]}> ({
// GENERIC-NEXT:     ^bb0(%[[V5:[^ :,)]+]]: i32, %[[V6:[^ :,)]+]]: memref<1xf32>):
// GENERIC-NEXT:       %[[V7:[^ :,)]+]] = "arith.sitofp"(%[[V5]]) : (i32) -> f32
// GENERIC-NEXT:       "gpu.return"(%[[V5]], %[[V7]]) {tag} : (i32, f32) -> ()
// GENERIC-NEXT:     }) {sym_name = "pair", workgroup_attributions = 0 : i64} : () -> ()
// GENERIC-NEXT:     "gpu.func"() <{function_type = () -> (), known_cluster_size = array<i32: 1, 1, 1>}> ({
// GENERIC-NEXT:       "cf.br"()[^bb1] : () -> ()
// GENERIC-NEXT:     ^bb1:  // pred: ^bb0
// GENERIC-NEXT:       "gpu.return"() : () -> ()
// GENERIC-NEXT:     }) {gpu.kernel, sym_name = "also", workgroup_attributions = 0 : i64} : () -> ()
// GENERIC-NEXT:     "gpu.func"() <{function_type = () -> ()}> ({
// GENERIC-NEXT:       "gpu.return"() : () -> ()
// GENERIC-NEXT:     }) {sym_name = "with space", workgroup_attributions = 0 : i64} : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// What has the wrong kind is passed over.
gpu.module @m {
  gpu.func @f(%x: i32) attributes {arg_attrs = [{}], gpu.kernel = 1 : i32, known_block_size = 1 : i32} {
    gpu.return
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     gpu.func @f(%[[V0:[^ :,)]+]]: i32) {
// CHECK-NEXT:       gpu.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "gpu.module"() <{sym_name = "m"}> ({
// GENERIC-NEXT:     "gpu.func"() <{arg_attrs = [{}], function_type = (i32) -> ()}> ({
// GENERIC-NEXT:     ^bb0(%[[V0:[^ :,)]+]]: i32):
// GENERIC-NEXT:       "gpu.return"() : () -> ()
// GENERIC-NEXT:     }) {gpu.kernel = 1 : i32, sym_name = "f", workgroup_attributions = 0 : i64} : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

// Launches by name.
module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f(%x: i32, %y: f32) kernel {
      gpu.return
    }
    gpu.func @none() kernel {
      gpu.return
    }
    func.func @host(%x: i32) attributes {gpu.kernel} {
      return
    }
  }
  gpu.binary @binary [#gpu.object<#nvvm.target, "abc">]
  func.func @launch(%i: index, %j: i32, %l: i64, %f: f32, %t: !gpu.async.token, %p: !llvm.ptr) {
    gpu.launch_func @k::@f blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%j : i32, %f : f32)
    gpu.launch_func @k::@none blocks in (%j, %j, %j) threads in (%j, %j, %j) : i32 dynamic_shared_memory_size %j
    %0 = gpu.launch_func async [%t] @k::@none clusters in (%l, %l, %l) blocks in (%l, %l, %l) threads in (%l, %l, %l) : i64 {tag}
    %1 = gpu.launch_func async @k::@host clusters in (%i, %i, %i) blocks in (%i, %i, %i) threads in (%i, %i, %i)
    gpu.launch_func [%0, %1] <%p : !llvm.ptr> @binary::@any blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%f : f32)
    %2 = gpu.launch_func async [%t] <%p : !llvm.ptr> @binary blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}

// CHECK: module attributes {gpu.container_module} {
// CHECK-NEXT:   gpu.module @k {
// CHECK-NEXT:     gpu.func @f(%[[V0:[^ :,)]+]]: i32, %[[V1:[^ :,)]+]]: f32) kernel {
// CHECK-NEXT:       gpu.return
// CHECK-NEXT:     }
// CHECK-NEXT:     gpu.func @none() kernel {
// CHECK-NEXT:       gpu.return
// CHECK-NEXT:     }
// CHECK-NEXT:     func.func @host(%[[V0]]: i32) attributes {gpu.kernel} {
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   gpu.binary @binary  [#gpu.object<#nvvm.target, "abc">]
// CHECK-NEXT:   func.func @launch(%[[V0]]: index, %[[V1]]: i32, %[[V2:[^ :,)]+]]: i64, %[[V3:[^ :,)]+]]: f32, %[[V4:[^ :,)]+]]: !gpu.async.token, %[[V5:[^ :,)]+]]: !llvm.ptr) {
// CHECK-NEXT:     gpu.launch_func  @k::@f blocks in (%[[V0]], %[[V0]], %[[V0]]) threads in (%[[V0]], %[[V0]], %[[V0]])  args(%[[V1]] : i32, %[[V3]] : f32)
// CHECK-NEXT:     gpu.launch_func  @k::@none blocks in (%[[V1]], %[[V1]], %[[V1]]) threads in (%[[V1]], %[[V1]], %[[V1]]) : i32 dynamic_shared_memory_size %[[V1]] 
// CHECK-NEXT:     %[[V6:[^ :,)]+]] = gpu.launch_func async [%[[V4]]] @k::@none clusters in (%[[V2]], %[[V2]], %[[V2]]) blocks in (%[[V2]], %[[V2]], %[[V2]]) threads in (%[[V2]], %[[V2]], %[[V2]]) : i64  {tag}
// CHECK-NEXT:     %[[V7:[^ :,)]+]] = gpu.launch_func async @k::@host clusters in (%[[V0]], %[[V0]], %[[V0]]) blocks in (%[[V0]], %[[V0]], %[[V0]]) threads in (%[[V0]], %[[V0]], %[[V0]])  
// CHECK-NEXT:     gpu.launch_func [%[[V6]], %[[V7]]]<%[[V5]] : !llvm.ptr> @binary::@any blocks in (%[[V0]], %[[V0]], %[[V0]]) threads in (%[[V0]], %[[V0]], %[[V0]])  args(%[[V3]] : f32)
// CHECK-NEXT:     %[[V8:[^ :,)]+]] = gpu.launch_func async [%[[V4]]]<%[[V5]] : !llvm.ptr> @binary blocks in (%[[V0]], %[[V0]], %[[V0]]) threads in (%[[V0]], %[[V0]], %[[V0]])  
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "gpu.module"() <{sym_name = "k"}> ({
// GENERIC-NEXT:     "gpu.func"() <{function_type = (i32, f32) -> ()}> ({
// GENERIC-NEXT:     ^bb0(%[[V0:[^ :,)]+]]: i32, %[[V1:[^ :,)]+]]: f32):
// GENERIC-NEXT:       "gpu.return"() : () -> ()
// GENERIC-NEXT:     }) {gpu.kernel, sym_name = "f", workgroup_attributions = 0 : i64} : () -> ()
// GENERIC-NEXT:     "gpu.func"() <{function_type = () -> ()}> ({
// GENERIC-NEXT:       "gpu.return"() : () -> ()
// GENERIC-NEXT:     }) {gpu.kernel, sym_name = "none", workgroup_attributions = 0 : i64} : () -> ()
// GENERIC-NEXT:     "func.func"() <{function_type = (i32) -> (), sym_name = "host"}> ({
// GENERIC-NEXT:     ^bb0(%[[V2:[^ :,)]+]]: i32):
// GENERIC-NEXT:       "func.return"() : () -> ()
// GENERIC-NEXT:     }) {gpu.kernel} : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "gpu.binary"() <{objects = [#gpu.object<#nvvm.target, "abc">], offloadingHandler = #gpu.select_object, sym_name = "binary"}> : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (index, i32, i64, f32, !gpu.async.token, !llvm.ptr) -> (), sym_name = "launch"}> ({
// GENERIC-NEXT:   ^bb0(%[[V3:[^ :,)]+]]: index, %[[V4:[^ :,)]+]]: i32, %[[V5:[^ :,)]+]]: i64, %[[V6:[^ :,)]+]]: f32, %[[V7:[^ :,)]+]]: !gpu.async.token, %[[V8:[^ :,)]+]]: !llvm.ptr):
// GENERIC-NEXT:     "gpu.launch_func"(%[[V3]], %[[V3]], %[[V3]], %[[V3]], %[[V3]], %[[V3]], %[[V4]], %[[V6]]) <{kernel = @k::@f, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 2, 0>}> : (index, index, index, index, index, index, i32, f32) -> ()
// GENERIC-NEXT:     "gpu.launch_func"(%[[V4]], %[[V4]], %[[V4]], %[[V4]], %[[V4]], %[[V4]], %[[V4]]) <{kernel = @k::@none, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0>}> : (i32, i32, i32, i32, i32, i32, i32) -> ()
// GENERIC-NEXT:     %[[V9:[^ :,)]+]] = "gpu.launch_func"(%[[V7]], %[[V5]], %[[V5]], %[[V5]], %[[V5]], %[[V5]], %[[V5]], %[[V5]], %[[V5]], %[[V5]]) <{kernel = @k::@none, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0>}> {tag} : (!gpu.async.token, i64, i64, i64, i64, i64, i64, i64, i64, i64) -> !gpu.async.token
// GENERIC-NEXT:     %[[V10:[^ :,)]+]] = "gpu.launch_func"(%[[V3]], %[[V3]], %[[V3]], %[[V3]], %[[V3]], %[[V3]], %[[V3]], %[[V3]], %[[V3]]) <{kernel = @k::@host, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0>}> : (index, index, index, index, index, index, index, index, index) -> !gpu.async.token
// GENERIC-NEXT:     "gpu.launch_func"(%[[V9]], %[[V10]], %[[V3]], %[[V3]], %[[V3]], %[[V3]], %[[V3]], %[[V3]], %[[V6]], %[[V8]]) <{kernel = @binary::@any, operandSegmentSizes = array<i32: 2, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1>}> : (!gpu.async.token, !gpu.async.token, index, index, index, index, index, index, f32, !llvm.ptr) -> ()
// GENERIC-NEXT:     %[[V11:[^ :,)]+]] = "gpu.launch_func"(%[[V7]], %[[V3]], %[[V3]], %[[V3]], %[[V3]], %[[V3]], %[[V3]], %[[V8]]) <{kernel = @binary, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1>}> : (!gpu.async.token, index, index, index, index, index, index, !llvm.ptr) -> !gpu.async.token
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) {gpu.container_module} : () -> ()
