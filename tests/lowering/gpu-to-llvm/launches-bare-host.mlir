// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect "--gpu-to-llvm=use-bare-pointers-for-host=1" | FileCheck %s

module attributes {gpu.container_module} {
  gpu.module @k { llvm.func @f(%a: f32, %m:!llvm.ptr) attributes {gpu.kernel, nvvm.kernel} { llvm.return }
   gpu.func @g(%a:index, %m : memref<3xf32>) { %c = arith.addi %a, %a : index 
      %v = memref.load %m[%c] : memref<3xf32>
      %z = gpu.thread_id x
      memref.store %v, %m[%z] : memref<3xf32>
      gpu.return } 
   func.func @ff(%a: index) -> index { return %a : index }
   }
   gpu.binary @bin [#gpu.object<#nvvm.target, "x">]
  func.func @all(%s: index, %m: memref<16xf32>, %f: f32, %d: i32, %t:!gpu.async.token, %i : i64, %j:i32) {
    gpu.launch_func @bin::@f blocks in (%s, %s, %s) threads in (%s, %s, %s) args(%f : f32, %m : memref<16xf32>)
    gpu.launch_func @bin::@f clusters in (%s, %s, %s) blocks in (%s, %s, %s) threads in (%s, %s, %s) dynamic_shared_memory_size %d args(%f : f32, %m : memref<16xf32>)
    gpu.launch_func @bin::@f  blocks in (%i, %i, %i) threads in (%i,%i, %i) : i64
    gpu.launch_func @bin::@f  blocks in (%j, %j, %j) threads in (%j,%j, %j) : i32
    %t2 = gpu.launch_func async @bin::@f  blocks in (%j, %j, %j) threads in (%j,%j, %j) : i32
    %t3 = gpu.launch_func async [%t2] @bin::@f  blocks in (%j, %j, %j) threads in (%j,%j, %j) : i32 {x.y}
    gpu.launch_func <%i : i64> @bin::@f  blocks in (%j, %j, %j) threads in (%j,%j, %j) : i32
    gpu.launch_func <%s : index> @bin::@f  blocks in (%j, %j, %j) threads in (%j,%j, %j) : i32
    return
  }
}

// -----

module attributes {gpu.container_module} {
   gpu.binary @bin [#gpu.object<#nvvm.target, "x">]
  func.func @all(%s: index, %m: memref<*xf32>, %x: memref<?xf32>, %y:memref<3xi5>, %z:memref<3xi32,strided<[?]>>) {
    gpu.launch_func @bin::@f blocks in (%s, %s, %s) threads in (%s, %s, %s) args(%x : memref<?xf32>)
    gpu.launch_func @bin::@f blocks in (%s, %s, %s) threads in (%s, %s, %s) args(%z : memref<3xi32,strided<[?]>>)
    gpu.launch_func @bin::@f blocks in (%s, %s, %s) threads in (%s, %s, %s) args(%m : memref<*xf32>)
    return
  }
}

// -----

func.func @f(%x: tensor<3xf32>, %s : index, %u: memref<*xf32>, %ls : memref<?xf32, strided<[?]>>, %sp: memref<3xf32, 1>, %t:!gpu.async.token) {
  %t2 = gpu.memcpy async [%t] %sp, %sp : memref<3xf32,1>, memref<3xf32,1>
  %t3 = gpu.memcpy async [%t] %ls, %ls : memref<?xf32, strided<[?]>>, memref<?xf32, strided<[?]>>
  %h = gpu.alloc [%t] host_shared () : memref<3xf32>
  gpu.dealloc %h : memref<3xf32>
  return
}
